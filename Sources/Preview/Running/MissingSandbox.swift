/// This machine has nothing to confine a program with.
package struct MissingSandbox: Error, CustomStringConvertible {
  /// What is in the way of each kind of confinement.
  package var refusals: [String]

  package var description: String {
    let reasons = refusals.filter { !$0.isEmpty }.map { "\n  " + $0.replacing("\n", with: "\n  ") }
    return "this machine can confine programs neither by bubblewrap nor by Landlock, so no preview"
      + " is run" + (reasons.isEmpty ? "" : ":") + reasons.joined()
      + "\ninstall bubblewrap, allow namespaces to unprivileged users, or run the previews of pages"
      + " that you trust with '--unsandboxed'"
  }
}
