import CYAML
import Diagnostics

/// Reads one YAML document, the `range` of `source`.
///
/// - Returns: `nil` where there is no value at all; what stands before a mistake where there is one.
func parseYAML(
  _ source: SourceFile, _ range: Range<Int>, area: String
) -> (YAMLNode?, [Diagnostic]) {
  source.bytes[range].withUnsafeBufferPointer { bytes in
    let events = YAMLEvents(bytes)
    var builder = YAMLBuilder(events, source, range, area)
    let node = builder.document()
    return (node, builder.diagnostics)
  }
}

/// Puts together the nodes of a document from libyaml's events, until the first mistake.
private struct YAMLBuilder {
  private let events: YAMLEvents
  private let source: SourceFile
  private let range: Range<Int>
  private let area: String
  private let offsets: CharacterOffsets
  private(set) var diagnostics: [Diagnostic] = []
  private var isBroken = false

  init(_ events: YAMLEvents, _ source: SourceFile, _ range: Range<Int>, _ area: String) {
    self.events = events
    self.source = source
    self.range = range
    self.area = area
    offsets = CharacterOffsets(source.bytes[range])
  }

  mutating func document() -> YAMLNode? {
    guard next() != nil, let start = next(), start.kind == .documentStart else { return nil }
    guard let first = next() else { return nil }
    let root = node(from: first, depth: 0)
    guard !isBroken, next() != nil, let end = next() else { return root }
    if end.kind != .streamEnd { report("second-document", end, "a second document; join the two") }
    return root
  }

  private mutating func node(from event: YAMLEvent, depth: Int) -> YAMLNode? {
    guard depth < 50 else {
      stop("too-deep", event, "nested more than 50 levels deep")
      return nil
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(kind: .scalar(text, isPlain: isPlain), location: location(of: event))
    case .sequenceStart: return sequence(event, depth: depth)
    case .mappingStart: return mapping(event, depth: depth)
    default:
      stop("alias", event, "aliases are not supported; write the value itself")
      return nil
    }
  }

  private mutating func sequence(_ start: YAMLEvent, depth: Int) -> YAMLNode {
    var items: [YAMLNode] = []
    while let event = next(), event.kind != .end, let item = node(from: event, depth: depth + 1) {
      items.append(item)
    }
    return YAMLNode(kind: .sequence(items), location: location(of: start))
  }

  private mutating func mapping(_ start: YAMLEvent, depth: Int) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var names: Set<String> = []
    while let key = next(), key.kind != .end {
      guard case .scalar(let name, _) = key.kind else {
        stop("key", key, "a key has to be a word")
        break
      }
      guard let event = next(), let value = node(from: event, depth: depth + 1) else { break }
      if names.insert(name).inserted {
        let place = location(of: key)
        entries.append(YAMLNode.Entry(key: name, keyLocation: place, value: value))
      } else {
        report("duplicate-key", key, "'\(name)' is given twice; remove one")
      }
    }
    return YAMLNode(kind: .mapping(entries), location: location(of: start))
  }
}

extension YAMLBuilder {
  /// `nil` from the first mistake on.
  private mutating func next() -> YAMLEvent? {
    if isBroken { return nil }
    switch events.next() {
    case .success(let event): return event
    case .failure(let error):
      isBroken = true
      diagnostics.append(diagnostic(error))
      return nil
    }
  }

  private func diagnostic(_ error: YAMLError) -> Diagnostic {
    let place = error.byte.map { source.location(at: range.lowerBound + $0) }
    let notes = error.context.map { context in
      Diagnostic.Note(at: location(ofCharacter: context.character), context.text)
    }
    return Diagnostic(
      .error, "\(area).yaml", at: place ?? location(ofCharacter: error.character),
      "broken YAML: \(error.problem)", notes: [notes].compactMap { $0 })
  }

  /// Reports what nothing behind it can be read after.
  private mutating func stop(_ problem: String, _ event: YAMLEvent, _ message: String) {
    isBroken = true
    report(problem, event, message)
  }

  private mutating func report(_ code: String, _ event: YAMLEvent, _ message: String) {
    diagnostics.append(Diagnostic(.error, "\(area).\(code)", at: location(of: event), message))
  }

  private func location(of event: YAMLEvent) -> SourceLocation {
    location(ofCharacter: event.character)
  }

  private func location(ofCharacter index: Int) -> SourceLocation {
    source.location(at: range.lowerBound + offsets[index])
  }
}

/// Where each character starts: libyaml counts characters, places count bytes.
private struct CharacterOffsets {
  private var starts: [UInt32] = []
  private let count: Int

  init(_ bytes: ArraySlice<UInt8>) {
    count = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      starts.append(UInt32(offset))
    }
    starts.append(UInt32(count))
  }

  subscript(index: Int) -> Int {
    starts.isEmpty ? min(index, count) : Int(starts[min(index, starts.count - 1)])
  }
}
