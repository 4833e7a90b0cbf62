import Testing

@Suite struct ModelMacroTests {
  @Test func aPropertyThatIsKeptHasStorageBesideIt() {
    let text = Expansion("@Model class A {\n  var a: Int\n  init() { a = 1 }\n}").text
    #expect(text.contains("private var _a: Int"))
    #expect(text.contains("@storageRestrictions(initializes: _a)"))
    #expect(text.contains("self.setValue(forKey: \\._a, to: newValue)"))
  }

  @Test(arguments: [
    "@Transient var a = 1", "let a = 1", "static var a = 1", "var a: Int { 1 }", "lazy var a = 1",
  ])
  func whatIsNotKeptStaysAsItIs(property: String) {
    let text = Expansion("@Model class A {\n  \(property)\n  init() {}\n}").text
    #expect(!text.contains("_a"))
  }

  @Test func observersStayWithTheValue() {
    let text = Expansion("@Model class A {\n  var a = 1 { didSet { b() } }\n  init() {}\n}").text
    #expect(text.contains("private var _a = 1 { didSet { b() } }"))
  }

  @Test func aModelThatDerivesFromAnotherLeavesTheRestToIt() {
    let text = Expansion("@Model class B: A {\n  init() {}\n}").text
    #expect(text.contains("required init(backingData: any SwiftData.BackingData<A>)"))
    #expect(!text.contains("persistentBackingData"))
    #expect(Expansion("@Model class B: Codable {}").text.contains("persistentBackingData"))
  }

  @Test func aQueryLiesBesideItsProperty() {
    let text = Expansion("struct V {\n  @Query(sort: \\A.b) var a: [A]\n}").text
    #expect(text.contains("private var _a: SwiftData.Query<A, [A]> = .init(sort: \\A.b)"))
    #expect(text.contains("_a.wrappedValue"))
  }

  @Test(arguments: [
    ("@Model struct A {}", "1:1: @Model cannot be applied to a struct"),
    (
      "@Model class A {\n  var a: Int\n}",
      "1:14: @Model requires an initializer be provided for 'A'"
    ),
    (
      "struct V {\n  @Query var a: Int\n}",
      "2:3: @Query requires the type of an array, as in '[Item]'"
    ),
    ("@ModelActor class A {}", "1:1: @ModelActor can only be applied to actors"),
  ])
  func misuseIsExplained(source: String, problem: String) {
    #expect(Expansion(source).problems.contains(problem))
  }
}
