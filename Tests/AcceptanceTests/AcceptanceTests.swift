import Testing

/// What Apple's compiler makes of code for iOS is what the check makes of it.
///
/// Each file in `Cases/accepted` is a whole file of Swift that has nothing wrong with it; each in
/// `Cases/rejected` says by `// error:` and `// warning:` where the compiler speaks, and of what. A
/// folder on the way named `swift6` stands for that language mode, one named `ios16` for what a page
/// claims to work on.
struct AcceptanceTests {
  @Test(arguments: Case.all(in: "accepted"))
  func accepts(_ accepted: Case) async throws {
    #expect(try await accepted.complaints() == [])
  }

  @Test(arguments: Case.all(in: "rejected"))
  func rejectsAtThePlacesThatItNames(_ rejected: Case) async throws {
    #expect(rejected.text.contains("// error: ") || rejected.text.contains("// warning: "))
    #expect(try await rejected.complaints() == [])
  }
}
