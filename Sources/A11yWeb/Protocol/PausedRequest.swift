// SPDX-License-Identifier: MIT

import A11yJSON

/// A request that the browser holds until a command continues or answers it.
struct PausedRequest: Sendable {
  /// The browser's identifier for the request.
  let id: String
  let method: String
  let url: String
  /// The headers of the request.
  let headers: [String: String]
  /// The data that the request sends, if it is text.
  let postData: String?
  /// Whether the request is for a document.
  let isForDocument: Bool

  init?(_ params: JSONValue) {
    guard let id = params["requestId"].string else { return nil }
    self.id = id
    let request = params["request"]
    method = request["method"].string ?? "GET"
    url = request["url"].string ?? ""
    headers = request["headers"].members.compactMapValues(\.string)
    postData = request["postData"].string
    isForDocument = params["resourceType"].string == "Document"
  }

  /// Whether this is a preflight request, which asks whether a page may send a request to a different origin.
  var isPreflight: Bool {
    method == "OPTIONS"
      && headers.keys.contains { $0.lowercased() == "access-control-request-method" }
  }

  /// Returns the headers, with some of them replaced, in the form that the browser's command requires.
  func headers(replacedBy own: [String: String]) -> JSONValue {
    let names = Set(own.keys.map { $0.lowercased() })
    let kept = headers.filter { !names.contains($0.key.lowercased()) }
    let all = kept.merging(own) { $1 }.sorted { $0.key < $1.key }
    return .array(all.map { ["name": .string($0.key), "value": .string($0.value)] })
  }
}

/// A response that a page receives in place of a server's response.
struct FulfilledResponse: Sendable {
  var status: Int
  var statusText: String
  var headers: [HTTPHeader]
  /// The content, encoded in Base64.
  var body: String
}
