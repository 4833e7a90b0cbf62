import SwiftUI

struct Toolbox: View {
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    GlassEffectContainer(spacing: 24) {
      HStack(spacing: 24) {
        Image(systemName: "pencil")
          .frame(width: 60, height: 60)
          .glassEffect()
          .glassEffectID("pencil", in: namespace)
        if isExpanded {
          Image(systemName: "eraser")
            .glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
            .glassEffectID("eraser", in: namespace)
            .glassEffectTransition(.materialize)
        }
        Text("Clear")
          .glassEffect(.clear.interactive(isExpanded), in: Circle())
          .glassEffectUnion(id: isExpanded ? 1 : 2, namespace: namespace)
      }
    }
    Button("More") { isExpanded.toggle() }
      .buttonStyle(.glass)
    Button("Tinted") {}
      .buttonStyle(.glass(.regular.tint(.mint)))
    Button("Done") { isExpanded = false }
      .buttonStyle(.glassProminent)
      .tint(.green)
    Image("landscape")
      .resizable()
      .backgroundExtensionEffect()
  }
}
