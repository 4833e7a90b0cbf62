import Check

/// All that a drawing depends on beside the program and what is asked for.
package func drawingSurroundings(
  _ toolchain: Toolchain, remembering cache: Cache
) -> [String] {
  [
    toolchain.version, toolchain.target, toolchain.fingerprint(remembering: cache),
    toolchain.runtimeFingerprint(remembering: cache), fingerprint(ofFonts: toolchain.fonts),
  ]
}
