extension Case {
  /// What the check says of the file.
  ///
  /// All cases are checked together, once.
  func complaints() async throws -> [String] {
    try await Self.complaints.value[name, default: []]
  }

  private static let complaints = Task {
    let cases = all(in: "accepted") + all(in: "rejected")
    return try await CaseCatalog(
      pages: Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0.page) })
    ).complaints()
  }
}
