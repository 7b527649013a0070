// SPDX-License-Identifier: MIT

internal import CLibYAML

/// The sequence of libyaml's events for a YAML text.
///
/// Only this file uses libyaml, whose interface is unsafe. The invariants are:
/// - the parser is one allocation that does not move, because libyaml keeps its address;
/// - all memory that it owns is freed in `deinit`, which runs on every exit path;
/// - the text does not move and outlives the parser, because `reading` holds both and nothing noncopyable escapes;
/// - an event's content is copied before the event is freed, and every event is freed.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeBufferPointer<UInt8>

  /// Calls `body` with the events of a UTF-8 text and returns the result of `body`.
  static func reading<Result>(
    _ text: [UInt8],
    _ body: (inout YAMLEvents) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    try text.withUnsafeBufferPointer { bytes throws(DocumentError) in
      var events = try YAMLEvents(bytes)
      return try body(&events)
    }
  }

  private init(_ text: UnsafeBufferPointer<UInt8>) throws(DocumentError) {
    guard let start = text.baseAddress else { throw DocumentError("the file is empty") }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    // If this call fails, libyaml itself has already freed all memory.
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw Self.outOfMemory
    }
    self.parser = parser
    self.text = text
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, start, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event, or `nil` at the end of the text.
  mutating func next() throws(DocumentError) -> YAMLEvent? {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw fault }
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_NO_EVENT, YAML_STREAM_END_EVENT: return nil
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      default: return Self.copy(event)
      }
    }
  }

  private static func copy(_ event: yaml_event_t) -> YAMLEvent {
    let start = event.start_mark
    var copy = YAMLEvent(.end, line: start.line + 1, column: start.column + 1)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      copy.kind = .document
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      copy.kind = .scalar(String(decoding: bytes, as: UTF8.self))
      copy.isQuoted =
        scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
        || scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
      copy.anchor = words(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      copy.kind = .sequence
      copy.isInBrackets = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      copy.anchor = words(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      copy.kind = .mapping
      copy.isInBrackets = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      copy.anchor = words(event.data.mapping_start.anchor)
    case YAML_ALIAS_EVENT:
      copy.kind = .alias
      copy.anchor = words(event.data.alias.anchor)
    default:
      // This event marks the end of a sequence or a mapping.
      break
    }
    return copy
  }

  private static func words(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// The reason that there are no more events.
  private var fault: DocumentError {
    guard let words = parser.pointee.problem else { return Self.outOfMemory }
    let problem = String(cString: words)
    guard parser.pointee.error != YAML_READER_ERROR else {
      return DocumentError(problem, at: parser.pointee.problem_offset, of: text)
    }
    // A program that also links Yams uses the copy of libyaml in Yams, which has a different limit.
    let isTooDeep = problem.contains("nesting level")
    let context = parser.pointee.context.map { String(cString: $0) + ", " }
    let mark = parser.pointee.problem_mark
    return DocumentError(
      isTooDeep ? YAMLTree.tooDeep : (context ?? "") + problem,
      line: mark.line + 1,
      column: mark.column + 1
    )
  }

  private static var outOfMemory: DocumentError {
    DocumentError("there is not enough memory to read the YAML")
  }
}
