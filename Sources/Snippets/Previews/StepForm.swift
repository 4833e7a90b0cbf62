import PreviewExchange

/// The form of a kind of step: its words, and what becomes of what stands between them.
struct StepForm: Sendable {
  enum Part: Hashable, Sendable {
    /// A quoted name, and maybe the number of one of several.
    case name
    /// A quoted text.
    case text
    /// A quoted text that may be empty.
    case value
    case word(String)
    case direction
    case count
    case seconds
  }

  /// The first words.
  var verb: String
  var parts: [Part]
  /// A sentence of this form.
  var example: String
  /// From what was found, in the order of the parts; words are left out.
  var make: @Sendable (StepValues) -> StoryStep

  static let all: [StepForm] = acting + expecting

  private static let acting: [StepForm] = [
    StepForm("tap \"L\"", [.name]) { .act(.tap($0.name)) },
    StepForm("long-press \"L\"", [.name]) { .act(.longPress($0.name)) },
    StepForm("swipe \"L\" left", [.name, .direction]) { .act(.swipe($0.name, $0.direction)) },
    StepForm("type \"text\" into \"L\"", [.text, .word("into"), .name]) {
      .act(.type($0.text, into: $0.name))
    },
    StepForm("clear \"L\"", [.name]) { .act(.clear($0.name)) },
    StepForm("submit", []) { _ in .act(.submit) },
    StepForm("set \"L\" to \"value\"", [.name, .word("to"), .value]) {
      .act(.set($0.name, to: $0.text))
    },
    StepForm("select tab \"L\"", [.word("tab"), .name]) { .act(.selectTab($0.name)) },
    StepForm("back", []) { _ in .act(.back) },
    StepForm("dismiss", []) { _ in .act(.dismiss) },
    StepForm("refresh", []) { _ in .act(.refresh) },
    StepForm("scroll to \"L\"", [.word("to"), .name]) { .act(.scroll(to: $0.name)) },
    StepForm("wait 0.5 s", [.seconds, .word("s")]) { .act(.wait($0.seconds)) },
  ]

  private static let expecting: [StepForm] = [
    StepForm("see \"text\"", [.text]) { .expect(.see($0.text)) },
    StepForm("not-see \"text\"", [.text]) { .expect(.notSee($0.text)) },
    StepForm("enabled \"L\"", [.name]) { .expect(.enabled($0.name)) },
    StepForm("disabled \"L\"", [.name]) { .expect(.disabled($0.name)) },
    StepForm("value \"L\" is \"text\"", [.name, .word("is"), .value]) {
      .expect(.value($0.name, is: $0.text))
    },
    StepForm("focused \"L\"", [.name]) { .expect(.focused($0.name)) },
    StepForm("title is \"text\"", [.word("is"), .value]) { .expect(.title($0.text)) },
    StepForm("count \"L\" is 3", [.text, .word("is"), .count]) {
      .expect(.count($0.text, is: $0.count))
    },
  ]

  private init(
    _ example: String, _ parts: [Part], _ make: @escaping @Sendable (StepValues) -> StoryStep
  ) {
    verb = String(example.prefix { $0 != " " })
    self.parts = parts
    self.example = example
    self.make = make
  }
}

/// What stands in a step beside its words.
struct StepValues {
  var name = ElementName("")
  var text = ""
  var direction = StoryStep.Direction.left
  var count = 0
  var seconds = 0.0
}
