// SPDX-License-Identifier: MIT

internal import CExpat

/// An object that receives the elements of an XML text in document order.
protocol XMLElementHandler: AnyObject {
  /// Begins an element.
  func start(_ element: XMLElement) throws(DocumentError)
  /// Closes the innermost open element.
  func end()
}

/// The name and attributes of an element, which are valid only during the call that receives them.
///
/// Only the attributes that a reader requests are copied, because an element in a screen dump has many attributes, of
/// which a reader needs only a few.
struct XMLElement {
  private let nameBytes: UnsafePointer<CChar>
  /// The attributes as alternating names and values, terminated by a null pointer.
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>

  fileprivate init(
    _ name: UnsafePointer<CChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    nameBytes = name
    self.attributes = attributes
  }

  /// The element's name.
  var name: String { String(cString: nameBytes) }

  /// The value of an attribute, or `nil` if the element does not have it.
  subscript(_ name: StaticString) -> String? {
    var place = attributes
    while let key = place[0], let value = place[1] {
      if Self.equal(key, name) { return String(cString: value) }
      place += 2
    }
    return nil
  }

  /// Returns whether the value of an attribute is `true`.
  func isTrue(_ name: StaticString) -> Bool { self[name] == "true" }

  private static func equal(_ text: UnsafePointer<CChar>, _ name: StaticString) -> Bool {
    for place in 0..<name.utf8CodeUnitCount
    where UInt8(bitPattern: text[place]) != name.utf8Start[place] {
      return false
    }
    return text[name.utf8CodeUnitCount] == 0
  }
}

/// A reader for the elements of an XML text.
///
/// Only this file uses expat, whose interface is unsafe. The invariants are:
/// - the parser is freed on every exit path, and is used only inside ``read(_:_:)``;
/// - the context that expat's callbacks receive is kept alive until parsing has ended;
/// - names and attributes belong to expat, are read only during a callback, and end with a zero byte.
///
/// A document type declaration is rejected, so that a text cannot define entities or cause other files to be read.
enum XMLElements {
  /// Passes the elements of a UTF-8 text to a handler.
  ///
  /// - Throws: ``DocumentError`` if the text is not well-formed, or any error that the handler throws.
  static func read(_ dump: XMLDump, _ handler: some XMLElementHandler) throws(DocumentError) {
    do {
      try read(dump.text, handler)
    } catch {
      throw DocumentError(
        error.message,
        line: error.line.map { $0 + dump.linesBefore },
        column: error.column
      )
    }
  }

  private static func read(
    _ text: ArraySlice<UInt8>,
    _ handler: some XMLElementHandler
  ) throws(DocumentError) {
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw DocumentError("there is not enough memory to read the XML")
    }
    defer { XML_ParserFree(parser) }
    let context = Context(handler, parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(context).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name, let attributes else { return }
        Context.of(data)?.start(XMLElement(name, attributes))
      },
      { data, _ in Context.of(data)?.end() }
    )
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      Context.of(data)?.stop(DocumentError("a document type declaration is not allowed"))
    }
    var status = XML_STATUS_OK
    var rest = text
    // The text is passed in chunks, because expat counts bytes with 32-bit numbers.
    repeat {
      let portion = rest.prefix(1 << 24)
      rest = rest.dropFirst(portion.count)
      status = portion.withUnsafeBytes { bytes in
        XML_Parse(
          parser,
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(bytes.count),
          rest.isEmpty ? 1 : 0
        )
      }
    } while status == XML_STATUS_OK && !rest.isEmpty
    let error = context.error
    withExtendedLifetime(context) {}
    if let error { throw error }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw DocumentError("the XML is not well-formed: \(words ?? "")").placed(in: parser)
    }
  }

  private final class Context {
    private let handler: any XMLElementHandler
    private let parser: XML_Parser
    private(set) var error: DocumentError?

    init(_ handler: any XMLElementHandler, _ parser: XML_Parser) {
      self.handler = handler
      self.parser = parser
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> Context? {
      data.map { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ element: XMLElement) {
      guard error == nil else { return }
      do {
        try handler.start(element)
      } catch {
        stop(error)
      }
    }

    func end() {
      if error == nil { handler.end() }
    }

    func stop(_ error: DocumentError) {
      // The parser's position is recorded now, because after the parser has stopped, its position is beyond the
      // element.
      self.error = error.placed(in: parser)
      XML_StopParser(parser, 0)
    }
  }
}

extension DocumentError {
  /// Returns the error with the parser's current position, unless the error already includes a position.
  fileprivate func placed(in parser: XML_Parser) -> DocumentError {
    guard line == nil else { return self }
    return DocumentError(
      message,
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1
    )
  }
}
