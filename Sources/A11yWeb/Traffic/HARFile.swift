// SPDX-License-Identifier: MIT

import A11yFiles
import A11yJSON
import A11yTree
import Foundation

/// A HAR file (HTTP Archive 1.2) that is written entry by entry and replaces the existing file once it is complete.
@MainActor
final class HARFile {
  private let file: FileReplacement
  private var isEmpty = true

  /// Begins a file.
  ///
  /// - Throws: `FileReplacementError` if it cannot be created.
  init(_ path: String) throws(FileReplacementError) {
    guard FileReplacement.canReplace(path) else {
      throw FileReplacementError(path: path, reason: "this is not a regular file")
    }
    file = try FileReplacement(of: path)
    let creator: JSONValue = ["name": "a11ynav", "version": "1.0"]
    try file.write(
      #"{"log":{"version":"1.2","creator":\#(creator.text),"pages":[],"entries":["#.utf8
    )
  }

  /// Appends an entry in JSON format.
  func append(_ entry: String) throws(FileReplacementError) {
    try file.write(((isEmpty ? "\n" : ",\n") + entry).utf8)
    isEmpty = false
  }

  /// Completes the file.
  func commit() throws(FileReplacementError) {
    try file.write("\n]}}\n".utf8)
    try file.commit()
  }

  /// Removes the partially written file.
  func abandon() { file.abandon() }
}

/// A HAR file entry that is being recorded.
struct HAREntry: Sendable {
  /// A message on a connection.
  struct Message: Sendable {
    enum Content: Sendable {
      case socket(SocketFrame, isSent: Bool)
      case event(ServerSentEvent)
      /// The WebSocket was closed.
      case end
    }

    /// The time, in seconds since 1970.
    var time: Double
    var content: Content
  }

  var method: String
  var url: String
  /// The type of request, such as `document`, `fetch` or `websocket`.
  var type: String
  var sentHeaders: [HTTPHeader] = []
  var sent: String?
  var response: DocumentResponse?
  /// The response headers as they arrived, which replace those in `response`.
  var receivedHeaders: [HTTPHeader]?
  var body: ResponseBody?
  /// The browser's name for the reason that there is no response.
  var error: String?
  var messages: [Message] = []
  /// The time of the request, in seconds since 1970.
  let begin = now

  /// The current time, in seconds since 1970.
  static var now: Double { Date.now.timeIntervalSince1970 }

  /// The entry as JSON, without secrets unless the recording includes them.
  func json(_ settings: TrafficRecorder.Settings) -> JSONValue {
    let end = Self.now
    var entry: [String: JSONValue] = [
      "startedDateTime": .string(Self.date(begin)), "time": .number(Self.rounded(end - begin)),
      "request": request(settings), "response": responseJSON(settings), "cache": [:],
      "timings": ["send": 0, "wait": .number(Self.rounded(end - begin)), "receive": 0],
      "_resourceType": .string(type),
    ]
    if let error { entry["_error"] = .string(error) }
    if type == "websocket" {
      entry["_webSocketMessages"] = .array(messages.map { $0.json(settings) })
    } else if type == "eventsource" {
      entry["_eventSourceMessages"] = .array(messages.map { $0.json(settings) })
    }
    return .object(entry)
  }

  private func request(_ settings: TrafficRecorder.Settings) -> JSONValue {
    var request: [String: JSONValue] = [
      "method": .string(method), "url": .string(address(settings)), "httpVersion": "HTTP/1.1",
      "headers": settings.list(sentHeaders), "queryString": [], "cookies": [], "headersSize": -1,
      "bodySize": .number(Double(sent?.utf8.count ?? 0)),
    ]
    if settings.keepsCredentials, let sent {
      let type = sentHeaders.first { $0.name.lowercased() == "content-type" }?.value ?? ""
      request["postData"] = ["mimeType": .string(type), "text": .string(sent)]
    }
    return .object(request)
  }

  private func responseJSON(_ settings: TrafficRecorder.Settings) -> JSONValue {
    let isSocket = type == "websocket"
    let status = response?.status ?? (isSocket && receivedHeaders != nil ? 101 : 0)
    var content: [String: JSONValue] = ["mimeType": .string(response?.mimeType ?? "")]
    if let body {
      content["size"] = .number(Double(body.text.utf8.count))
      content["text"] = .string(body.text)
      if body.isBase64 { content["encoding"] = "base64" }
    } else {
      content["size"] = type == "eventsource" || isSocket || status >= 300 ? 0 : -1
    }
    let headers = receivedHeaders ?? response?.headers.list ?? []
    return [
      "status": .number(Double(status)), "statusText": .string(response?.statusText ?? ""),
      "httpVersion": "HTTP/1.1", "headers": settings.list(headers), "cookies": [],
      "content": .object(content),
      "redirectURL": .string(headers.first { $0.name.lowercased() == "location" }?.value ?? ""),
      "headersSize": -1, "bodySize": -1,
    ]
  }

  private func address(_ settings: TrafficRecorder.Settings) -> String {
    settings.keepsCredentials ? url : AddressMask.masked(address: url)
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() }

  private static func date(_ seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds).formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    )
  }
}

extension HAREntry.Message {
  fileprivate func json(_ settings: TrafficRecorder.Settings) -> JSONValue {
    var message: [String: JSONValue] = ["time": .number(time)]
    switch content {
    case .socket(let frame, let isSent):
      message["type"] = isSent ? "send" : "receive"
      message["opcode"] = .number(Double(frame.opcode))
      message["data"] = .string(isSent && !settings.keepsCredentials ? "" : frame.payload)
    case .event(let event):
      message["eventName"] = .string(event.name)
      message["eventId"] = .string(event.id)
      message["data"] = .string(event.data)
    case .end:
      message["type"] = "receive"
      message["opcode"] = 8
      message["data"] = ""
    }
    return .object(message)
  }
}

extension HAREntry.Message.Content {
  /// The approximate size, in bytes.
  var size: Int {
    switch self {
    case .socket(let frame, _): frame.payload.utf8.count + 64
    case .event(let event): event.data.utf8.count + 64
    case .end: 64
    }
  }
}

extension TrafficRecorder.Settings {
  /// Returns headers as JSON, without credentials unless the recording includes them.
  fileprivate func list(_ headers: [HTTPHeader]) -> JSONValue {
    let kept = headers.filter { keepsCredentials || !isSecret($0.name) }
    return .array(
      kept.map { header in
        let value = keepsCredentials ? header.value : AddressMask.masked(text: header.value)
        return ["name": .string(header.name), "value": .string(value)]
      }
    )
  }

  private func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return secretHeaders.contains(name)
      || ["auth", "cookie", "csrf", "xsrf", "token", "secret", "api-key", "session"].contains {
        name.contains($0)
      }
  }
}
