import Diagnostics

/// A declaration, by the lines that it stands on; what a step replaces, adds or removes.
struct Declaration {
  typealias Line = SourceText.Line

  /// Blank lines before it, and comments that belong to no declaration.
  var leading: [Line]
  /// The comments that belong to it, and itself.
  var lines: [Line]
  /// How many of `lines` are documentation comments, before all others.
  var documentation: Int
  /// What it is found by: two declarations with a key in common stand for each other.
  var keys: [DeclarationKey]
  var role: Role
  /// Tells declarations with the same key apart: `static`, and the types of parameters.
  var variant: String
  /// What it takes, as in `(x: Int, _: String)`; `nil` where it is nothing to be called.
  var parameters: String?
  /// Whether it can only be a member, or is one more likely than not: no type, no extension.
  var isMember: Bool
  /// What a type holds.
  var interior: Interior?
  /// Where it starts.
  var location: SourceLocation?

  /// The groups that declarations are kept in, in the order that they are written by habit.
  enum Role: Int, Comparable {
    case importing, enumCase, nestedType, stored, initializer, computed, function, topLevel, preview

    static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether it goes on one line, as declarations do that stand without a blank line between them.
  var isCompact: Bool {
    lines.count == 1 && [.importing, .enumCase, .stored].contains(role)
  }

  /// Whether an attribute comes first, as in `@State var count = 0`: such properties keep together.
  var isWrapped: Bool {
    lines.last?.text.first { !$0.isWhitespace } == "@"
  }
}

/// The lines of a type: those up to its opening brace, its members, those from the closing brace.
struct Interior {
  var header: [SourceText.Line]
  /// What the header says, without spaces and comments.
  var signature: Signature
  var members: DeclarationList
  var footer: [SourceText.Line]

  struct Signature: Hashable {
    /// `struct`, `class` and so on, with attributes and modifiers before it.
    var introduction: String
    /// Generic parameters, inheritance and conditions: what follows the name.
    var conformance: String
  }

  var lines: [SourceText.Line] { header + members.lines + footer }
}

/// The declarations of a file or a type, in order.
struct DeclarationList {
  var declarations: [Declaration] = []
  /// What stands after the last of them.
  var trailing: [SourceText.Line] = []
  /// How far they are indented.
  var indentation = 0

  var lines: [SourceText.Line] {
    declarations.flatMap { $0.leading + $0.lines } + trailing
  }
}
