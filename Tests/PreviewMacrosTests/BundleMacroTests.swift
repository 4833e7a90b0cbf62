import Testing

@Suite struct BundleMacroTests {
  @Test func theBundleIsTheProgramsWithoutAnyImport() {
    let expansion = Expansion(#"let title = Text("Title", bundle: #bundle)"#)
    #expect(expansion.problems == [])
    #expect(expansion.text == #"let title = Text("Title", bundle: Foundation.Bundle.main)"#)
  }
}
