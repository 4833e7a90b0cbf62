import SwiftUI

struct NoteAttribute: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "Note"
}

extension AttributeScopes {
  struct NoteAttributes: AttributeScope {
    let note: NoteAttribute
  }
}

extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.NoteAttributes, T>
  ) -> T { self[T.self] }
}

struct NoteFormatting: AttributedTextFormattingDefinition {
  struct Scope: AttributeScope {
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let note: NoteAttribute
  }

  var body: some AttributedTextFormattingDefinition<Scope> {
    NotesAreRed()
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
  }
}

struct NotesAreRed: AttributedTextValueConstraint {
  typealias Scope = NoteFormatting.Scope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    container.foregroundColor = container.note == nil ? nil : .red
  }
}

struct RichEditor: View {
  @State private var text = AttributedString("Write")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $text, selection: $selection)
      .attributedTextFormattingDefinition(NoteFormatting())
      .toolbar {
        Button("Bold") {
          text.transformAttributes(in: &selection) { container in
            container.font = .body.bold()
            container.note = 3
          }
        }
        Button("Add") {
          text.replaceSelection(&selection, withCharacters: "more")
        }
      }
  }

  var isNote: Bool {
    switch selection.indices(in: text) {
    case .insertionPoint: selection.typingAttributes(in: text).note != nil
    case .ranges(let ranges): !ranges.isEmpty
    }
  }
}
