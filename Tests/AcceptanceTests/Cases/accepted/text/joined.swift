import SwiftUI

struct JoinedTexts: View {
  let number = 3

  private var unit: Text {
    Text("km").textScale(.secondary).foregroundStyle(.secondary)
  }

  private var title: Text {
    Text("A").bold().italic().underline(color: .red) + Text(verbatim: "b").font(.caption)
      + Text("\(number)").fontWeight(.heavy).fontDesign(.serif).monospacedDigit()
      + Text("!").kerning(2).tracking(1).baselineOffset(3).strikethrough(true, pattern: .dot)
      + Text(Image(systemName: "star.fill")).foregroundColor(.yellow)
  }

  var body: some View {
    VStack {
      title
      title + Text(" ") + unit
      Text("Distance: \(unit)")
        .textScale(.secondary)
        .typesettingLanguage(.init(languageCode: .thai))
        .lineHeight(.loose)
        .multilineTextAlignment(strategy: .writingDirectionBased)
        .writingDirection(strategy: .contentBased)
      Text("short").textVariant(.sizeDependent)
    }
    .font(.system(.body, design: .rounded))
  }
}
