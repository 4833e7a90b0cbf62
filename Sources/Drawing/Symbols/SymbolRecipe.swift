/// How a symbol is put together from what can be drawn.
package struct SymbolRecipe: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case icon(String)
    case letters(String)
    /// The symbol is one of the shapes that need no icon.
    case shape(String)
    case nothing
  }

  package enum Form: String, Hashable, Sendable {
    case plain = ""
    case circle
    case filledCircle = "circle.fill"
    case square
    case filledSquare = "square.fill"
    case slash
    /// The icon resembles the symbol from afar.
    case near
  }

  package var base: Base
  package var form: Form

  package init(_ base: Base, _ form: Form = .plain) {
    self.base = base
    self.form = form
  }

  /// Reads the two columns of the table that tell of it.
  init(drawn: Substring, how: Substring) {
    base =
      switch drawn.first {
      case nil: .nothing
      case "\"": .letters(String(drawn.dropFirst().dropLast()))
      case ":": .shape(String(drawn.dropFirst()))
      default: .icon(String(drawn))
      }
    form = Form(rawValue: String(how)) ?? .near
  }
}
