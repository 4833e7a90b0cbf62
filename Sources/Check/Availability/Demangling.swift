import Foundation

/// What the compiler's own name of a symbol says, as in
/// `(extension in SwiftUI):SwiftUI.View.bold() -> some`.
///
/// - Parameter usr: as in `s:7SwiftUI4TextV`.
func demangled(_ usr: String) -> String? {
  guard usr.hasPrefix("s:"), let demangle else { return nil }
  let mangled = "$s" + usr.dropFirst(2)
  guard let text = demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  let result = String(cString: text)
  return result == mangled ? nil : result
}

/// The types that a symbol is a member of, the outermost first.
///
/// - Parameter signature: as `demangled` returns it.
func owners(in signature: String) -> [String] {
  var rest = signature[...]
  if rest.hasPrefix("static ") { rest = rest.dropFirst("static ".count) }
  if rest.hasPrefix("(extension in "), let end = rest.range(of: "):") {
    rest = rest[end.upperBound...]
  }
  var (path, depth) = ("", 0)
  for character in rest {
    if character == "<" { depth += 1 }
    if depth == 0, "( ".contains(character) { break }
    if depth == 0 { path.append(character) }
    if character == ">" { depth -= 1 }
  }
  // The module comes first, the name last.
  return path.split(separator: ".").dropFirst().dropLast().map(String.init)
}

/// Part of the runtime of every Swift program, for those that print how they crashed.
private let demangle: Demangle? = {
  guard let function = dlsym(nil, "swift_demangle") else { return nil }
  return unsafeBitCast(function, to: Demangle.self)
}()

private typealias Demangle =
  @convention(c) (
    UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
  ) -> UnsafeMutablePointer<CChar>?
