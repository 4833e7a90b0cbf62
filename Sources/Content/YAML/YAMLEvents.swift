import CYAML

/// What libyaml finds next in a document.
struct YAMLEvent {
  enum Kind: Hashable {
    case streamStart, streamEnd, documentStart, documentEnd, sequenceStart, mappingStart, alias
    /// The end of a sequence or a mapping.
    case end
    case scalar(String, isPlain: Bool)
  }

  let kind: Kind
  /// How many characters stand before it.
  let character: Int
}

struct YAMLError: Error {
  let problem: String
  /// What was being read, and the character where it starts.
  let context: (text: String, character: Int)?
  let character: Int
  /// Known instead of the character where a byte cannot be read at all.
  let byte: Int?
}

/// libyaml's parser at work on bytes that outlive it.
final class YAMLEvents {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private var isOver = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() -> Result<YAMLEvent, YAMLError> {
    var event = yaml_event_t()
    guard !isOver, yaml_parser_parse(parser, &event) == 1 else { return .failure(error) }
    defer { yaml_event_delete(&event) }
    isOver = event.type == YAML_STREAM_END_EVENT
    return .success(YAMLEvent(kind: kind(of: event), character: event.start_mark.index))
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: scalar(event)
    default: .streamEnd
    }
  }

  private func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
    let scalar = event.data.scalar
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
  }

  private var error: YAMLError {
    let state = parser.pointee
    let context = state.context.map { (String(cString: $0), state.context_mark.index) }
    return YAMLError(
      problem: state.problem.map { String(cString: $0) } ?? "unexpected end", context: context,
      character: state.problem_mark.index,
      byte: state.error == YAML_READER_ERROR ? state.problem_offset : nil)
  }
}
