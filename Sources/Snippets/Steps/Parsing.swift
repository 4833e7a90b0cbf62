import Dispatch
import Glibc
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses Swift.
///
/// - Returns: `nil` for what is so long, or nests so deeply, that no reader could follow it either:
///   the parser, and whatever walks its tree, goes one call deeper for each level, and tries every
///   bracket within a bracket in two ways.
func parse(_ text: String, within limit: DispatchTimeInterval = .seconds(10)) -> SourceFileSyntax? {
  let size = text.utf8.count
  guard size <= sizeLimit else { return nil }
  if size <= harmlessSize { return Parser.parse(source: text) }
  let tree = onLargeStack(stackPerByte * size, within: limit) { Parser.parse(source: text) }
  return tree.flatMap { $0.isDeeper(than: depthLimit) ? nil : $0 }
}

/// In bytes: some 1,500 lines, more than anybody would call a snippet.
private let sizeLimit = 64 << 10
/// In bytes: a text of this length is parsed at once, on any stack.
private let harmlessSize = 16
/// In bytes: twice what the parser takes for a bracket within a bracket, the worst of what is known.
///
/// What is not used takes no memory.
private let stackPerByte = 16 << 10
/// In levels of the tree, of which a view within a view takes seven; walking so many takes 2 MB.
private let depthLimit = 2500

extension SyntaxProtocol {
  fileprivate func isDeeper(than limit: Int) -> Bool {
    var open = [children(viewMode: .sourceAccurate).makeIterator()]
    while !open.isEmpty {
      if let child = open[open.count - 1].next() {
        if open.count >= limit { return true }
        open.append(child.children(viewMode: .sourceAccurate).makeIterator())
      } else {
        open.removeLast()
      }
    }
    return false
  }
}

/// Calls `body` on a stack of its own.
///
/// - Returns: `nil` where it takes longer than `limit`, or there is no memory for such a stack. A
///   call that takes too long is left to itself, since nothing but the tool's end can end it.
private func onLargeStack<Result: Sendable>(
  _ size: Int, within limit: DispatchTimeInterval, _ body: @escaping @Sendable () -> Result
) -> Result? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, max(size, 1 << 20))
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let outcome = Outcome<Result>()
  let call = Unmanaged.passRetained(Call { outcome.set(body()) })
  var thread = pthread_t()
  let status = pthread_create(
    &thread, &attributes,
    { pointer in
      if let pointer { Unmanaged<Call>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }, call.toOpaque())
  guard status == 0 else {
    call.release()
    return nil
  }
  return outcome.wait(atMost: limit)
}

private final class Call: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// What one thread waits for another to find out.
private final class Outcome<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func set(_ value: Value) {
    self.value.withLock { $0 = value }
    isThere.signal()
  }

  func wait(atMost limit: DispatchTimeInterval) -> Value? {
    _ = isThere.wait(timeout: .now() + limit)
    return value.withLock { $0 }
  }
}
