// SPDX-License-Identifier: MIT

import A11yJSON
import A11yOpening
import A11yTree
import Foundation

/// The traffic between a page and its servers, as recorded in a HAR file (HTTP Archive 1.2).
///
/// Browsers export HAR files, and `--record-traffic` writes them. The messages of WebSockets and event streams are in
/// the fields `_webSocketMessages` and `_eventSourceMessages`, as written by Chrome.
///
/// Content in a HAR file is decoded only when a page requests it. Opening a HAR file therefore requires one pass over
/// its bytes, and as much memory as the file's size.
public final class RecordedTraffic: Sendable {
  /// The file's path.
  public let path: String
  /// The requests and their responses, in the order in which the requests were sent.
  let exchanges: [RecordedExchange]
  /// The WebSockets and event streams, in the order in which they were opened.
  let connections: [RecordedConnection]

  /// The maximum size of a file, in bytes.
  static let limit = 4_000_000_000

  /// Reads a file.
  ///
  /// - Throws: A `SubjectError` if the file cannot be read or is not a HAR file.
  public convenience init(path: String) throws(SubjectError) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else {
      throw SubjectError("\(path): the file cannot be read", field: "traffic")
    }
    guard data.count < Self.limit else {
      throw SubjectError("\(path): the file is larger than 4 GB", field: "traffic")
    }
    do throws(SubjectError) {
      try self.init(Array(data), path: path)
    } catch {
      throw SubjectError("\(path): \(error.message)", field: "traffic")
    }
  }

  /// Parses the contents of a HAR file.
  init(_ bytes: [UInt8], path: String = "") throws(SubjectError) {
    let root: JSONNode
    do throws(JSONCursor.Fault) {
      // Some browsers begin their files with a byte order mark.
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      root = try JSONTape(hasMark ? Array(bytes.dropFirst(3)) : bytes).root
    } catch {
      throw SubjectError("the file is not a complete HAR file: \(error.message)")
    }
    guard let log = root["log"], let entries = log["entries"], entries.kind == .array else {
      throw SubjectError(
        "the file is not a HAR file, which is a JSON object with “log” and “entries”"
      )
    }
    if let version = log["version"]?.scalar, !version.hasPrefix("1.") {
      throw SubjectError("version \(version) of the HAR format is not supported; only 1.x is")
    }
    let all = entries.elements.compactMap(RecordedEntry.init)
    // An entry is written when its request ends, so the order of the entries differs from the order in which the
    // requests began.
    let sorted = all.enumerated().sorted {
      ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset)
    }
    .map(\.element)
    self.path = path
    exchanges = sorted.compactMap(\.exchange)
    let posts = exchanges.filter { $0.method != "GET" && $0.method != "OPTIONS" }.map(\.begin)
    connections = sorted.compactMap { $0.connection(posts: posts) }
  }

  /// The address of the first document, or `nil` if no document was recorded.
  public var firstPage: String? {
    (exchanges.first { $0.isDocument && !$0.lacksContent } ?? exchanges.first { $0.isDocument })?
      .address
  }

  /// Whether the content of any document was recorded.
  var hasContent: Bool { exchanges.contains { $0.isDocument && !$0.lacksContent } }

  /// A sentence about the content that the file lacks, or `nil` if it lacks none.
  var lack: String? {
    let lacking = exchanges.filter(\.lacksContent).count
    guard lacking > 0 else { return nil }
    let responses = lacking == 1 ? "the content of one" : "the content of \(lacking)"
    return "The recorded traffic lacks \(responses) of \(exchanges.count) responses, so requests "
      + "for that content fail."
  }
}

extension RecordedTraffic: Hashable {
  /// Returns whether two values come from the same reading of the same file.
  public static func == (one: RecordedTraffic, other: RecordedTraffic) -> Bool { one === other }

  /// Adds the identity of the reading to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A request and its response.
struct RecordedExchange: Sendable {
  let method: String
  /// The address, with secrets masked because they may also be masked in the recording.
  let address: String
  /// The data that the page sent, or `nil` if there was none or it was not recorded.
  let sent: String?
  /// The time of the request, in seconds since 1970.
  let begin: Double
  let status: Int
  let statusText: String
  let headers: [HTTPHeader]
  /// Whether the response is an entire document instead of a document's resource.
  let isDocument: Bool
  /// The browser's name for the reason that there is no response, such as `net::ERR_FAILED`.
  let failure: String?
  /// Whether the response had content that was not recorded.
  let lacksContent: Bool
  private let content: JSONNode?
  private let isBase64: Bool

  /// The response's content in Base64, as the browser's command requires.
  var body: String {
    guard let text = content?.string else { return "" }
    return isBase64 ? text : Data(text.utf8).base64EncodedString()
  }

  /// Whether the content is text, which was converted to UTF-8 during recording.
  var isText: Bool { content != nil && !isBase64 }

  fileprivate init?(_ entry: RecordedEntry) {
    guard let response = entry.node["response"], let method = entry.request["method"]?.string else {
      return nil
    }
    self.method = method.uppercased()
    address = entry.address
    begin = entry.begin
    sent = entry.request["postData"]?["text"]?.string
    headers = HTTPHeader.list(response["headers"])
    statusText = response["statusText"]?.string ?? ""
    let status = response["status"]?.integer ?? 0
    let content = response["content"]?["text"]
    // A 304 response with content becomes a 200 response, because the browser in a replay has no cached copy of the
    // content.
    self.status = status == 304 && content != nil ? 200 : status
    self.content = content
    isBase64 = response["content"]?["encoding"]?.string == "base64"
    let error = entry.node["_error"]?.string ?? response["_error"]?.string
    failure = (100...599).contains(status) ? nil : error ?? "net::ERR_FAILED"
    let type = response["content"]?["mimeType"]?.string ?? ""
    let kind = entry.node["_resourceType"]?.string
    isDocument =
      kind.map { $0 == "document" }
      ?? (type.hasPrefix("text/html") && method == "GET" && status < 400)
    let size = response["content"]?["size"]?.number ?? 0
    let hasContent =
      (200...299).contains(status) && ![204, 205].contains(status) && method != "HEAD"
    lacksContent = content == nil && (hasContent && size != 0 || status == 304)
  }
}

extension HTTPHeader {
  fileprivate static func list(_ node: JSONNode?) -> [HTTPHeader] {
    guard let node else { return [] }
    return node.elements.compactMap { header in
      guard let name = header["name"]?.string, let value = header["value"]?.string else {
        return nil
      }
      return HTTPHeader(name: name, value: value)
    }
  }
}

/// One entry in a HAR file, which is either an exchange or a connection.
struct RecordedEntry {
  let node: JSONNode
  let request: JSONNode
  /// The address, with secrets masked.
  let address: String
  /// The time of the request, in seconds since 1970, or 0 if the time was not recorded.
  let begin: Double

  init?(_ node: JSONNode) {
    guard let request = node["request"], let url = request["url"]?.string else { return nil }
    self.node = node
    self.request = request
    address = AddressMask.masked(address: String(url.prefix { $0 != "#" }))
    begin = node["startedDateTime"]?.string.flatMap(Self.seconds) ?? 0
  }

  /// The entry as an exchange, or `nil` if it is a connection.
  var exchange: RecordedExchange? { isSocket || events != nil ? nil : RecordedExchange(self) }

  /// The entry as a connection, or `nil` if it is an exchange.
  ///
  /// - Parameter posts: The times of the page's requests that may have caused messages, in order.
  func connection(posts: [Double]) -> RecordedConnection? {
    guard isSocket || events != nil else { return nil }
    let headers = HTTPHeader.list(node["response"]?["headers"])
    return RecordedConnection(
      address: address,
      kind: isSocket ? .socket : .events,
      subprotocol: headers.first { $0.name.lowercased() == "sec-websocket-protocol" }?.value ?? "",
      isOpen: isSocket ? [0, 101, 200].contains(status) : status == 200,
      begin: begin,
      messages: messages,
      posts: posts
    )
  }

  private var status: Int { node["response"]?["status"]?.integer ?? 0 }

  private var isSocket: Bool {
    ["ws://", "wss://"].contains { address.lowercased().hasPrefix($0) }
      || node["_webSocketMessages"]?.kind == .array
  }

  /// The messages of an event stream, or the stream's text if the browser recorded only that.
  private var events: JSONNode? {
    if let list = node["_eventSourceMessages"], list.kind == .array { return list }
    guard node["_resourceType"]?.string == "eventsource" else { return nil }
    return node["response"]?["content"] ?? node
  }

  private var messages: [RecordedMessage] {
    if isSocket {
      return node["_webSocketMessages"].map {
        $0.elements.compactMap(RecordedMessage.init(socket:))
      }
        ?? []
    }
    guard let events else { return [] }
    if events.kind == .array { return events.elements.compactMap(RecordedMessage.init(event:)) }
    return RecordedMessage.parse(stream: events["text"]?.string ?? "", at: begin)
  }

  private static func seconds(_ text: String) -> Double? {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let date = (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
    return date?.timeIntervalSince1970
  }
}
