// SPDX-License-Identifier: MIT

import A11yJSON

/// A request that a page has sent.
struct SentRequest: Sendable {
  var id: String
  var type: String
  /// The document to which the request belongs.
  var loader: String
  var method: String
  var url: String
  var headers: HTTPHeaders
  var postData: String?
  /// The response that redirected an earlier request with the same ID to this address.
  var redirect: DocumentResponse?

  init?(_ params: JSONValue) {
    guard let id = params["requestId"].string else { return nil }
    self.id = id
    type = params["type"].string ?? ""
    loader = params["loaderId"].string ?? ""
    let request = params["request"]
    method = request["method"].string ?? "GET"
    url = request["url"].string ?? ""
    headers = HTTPHeaders(request["headers"])
    postData = request["postData"].string
    let response = params["redirectResponse"]
    redirect = response == .null ? nil : DocumentResponse(id: id, type: type, response)
  }
}

/// The status and headers of a server's response.
struct DocumentResponse: Sendable {
  /// The ID of the request that the server answers.
  var id: String
  var type: String
  var frame: String?
  var status: Int?
  var statusText: String
  var mimeType: String
  var headers: HTTPHeaders

  init(_ params: JSONValue) {
    self.init(
      id: params["requestId"].string ?? "",
      type: params["type"].string ?? "",
      params["response"]
    )
    frame = params["frameId"].string
  }

  fileprivate init(id: String, type: String, _ response: JSONValue) {
    self.id = id
    self.type = type
    status = response["status"].integer
    statusText = response["statusText"].string ?? ""
    mimeType = response["mimeType"].string ?? ""
    headers = HTTPHeaders(response["headers"])
  }
}

/// One header of a request or a response.
struct HTTPHeader: Hashable, Sendable {
  var name: String
  var value: String
}

/// The headers, which the browser reports as an object. The headers are read only when traffic is recorded.
struct HTTPHeaders: Sendable {
  private let fields: JSONValue

  init(_ fields: JSONValue) { self.fields = fields }

  /// The headers, sorted by name.
  var list: [HTTPHeader] {
    fields.members.sorted { $0.key < $1.key }.compactMap { name, value in
      value.string.map { HTTPHeader(name: name, value: $0) }
    }
  }
}

/// A message on a WebSocket.
struct SocketFrame: Sendable {
  /// The data type, where 1 means text and any other value means bytes in Base64 (RFC 6455, section 5.2).
  var opcode: Int
  var payload: String

  init(_ frame: JSONValue) {
    opcode = frame["opcode"].integer ?? 1
    payload = frame["payloadData"].string ?? ""
  }
}

/// A message on an event stream.
struct ServerSentEvent: Sendable {
  var name: String
  var id: String
  var data: String

  init(_ params: JSONValue) {
    name = params["eventName"].string ?? ""
    id = params["eventId"].string ?? ""
    data = params["data"].string ?? ""
  }
}
