/// This machine has nothing to confine a program with.
package struct MissingSandbox: Error, CustomStringConvertible {
  package var description: String {
    "this machine can confine programs neither by bubblewrap nor by Landlock, so no preview is run;"
      + " install bubblewrap, allow namespaces to unprivileged users, or run the previews of pages"
      + " that you trust with '--unsandboxed'"
  }
}
