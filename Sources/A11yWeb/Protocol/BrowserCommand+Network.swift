// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

extension BrowserCommand where Answer == Void {
  /// Makes the browser request content from servers in a particular language.
  static func acceptLanguage(_ locale: String) -> Self {
    Self("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": .string(locale)]])
  }

  /// Makes the browser accept invalid certificates.
  static var ignoreCertificateErrors: Self {
    Self("Security.setIgnoreCertificateErrors", ["ignore": true])
  }

  /// Holds each request to an origin until the request is continued.
  static func pauseRequests(to origin: String) -> Self {
    Self("Fetch.enable", ["patterns": [["urlPattern": .string("\(origin)/*")]]])
  }

  /// Holds every request until the request is answered or continued.
  static var pauseAllRequests: Self { Self("Fetch.enable") }

  /// Continues a held request. The request is sent with the given headers or, if none are given, with its own headers.
  static func continueRequest(_ id: String, headers: JSONValue?) -> Self {
    var parameters: [String: JSONValue] = ["requestId": .string(id)]
    if let headers { parameters["headers"] = headers }
    return Self("Fetch.continueRequest", .object(parameters))
  }

  /// Answers a held request.
  static func fulfillRequest(_ id: String, _ response: FulfilledResponse) -> Self {
    var parameters: [String: JSONValue] = [
      "requestId": .string(id), "responseCode": .number(Double(response.status)),
      "responseHeaders": .array(
        response.headers.map { ["name": .string($0.name), "value": .string($0.value)] }
      ),
      "body": .string(response.body),
    ]
    if !response.statusText.isEmpty {
      parameters["responsePhrase"] = .string(response.statusText)
    }
    return Self("Fetch.fulfillRequest", .object(parameters))
  }

  /// Makes a held request fail for a reason that the protocol names.
  static func failRequest(_ id: String, reason: String) -> Self {
    Self("Fetch.failRequest", ["requestId": .string(id), "errorReason": .string(reason)])
  }
}

extension BrowserCommand where Answer == String {
  /// Adds data to the events that report chunks of a response’s body, and returns the data that has already arrived, in
  /// Base64.
  static func streamResponse(_ id: String) -> Self {
    Self(
      "Network.streamResourceContent",
      ["requestId": .string(id)],
      result: { $0["bufferedData"].string ?? "" }
    )
  }
}

/// The content of a response.
struct ResponseBody: Sendable {
  var text: String
  /// Whether the text is encoded in Base64.
  var isBase64: Bool

  init(text: String, isBase64: Bool) {
    (self.text, self.isBase64) = (text, isBase64)
  }

  /// Creates the content of a response from its bytes.
  init(_ data: Data) {
    if let text = String(data: data, encoding: .utf8) {
      self.init(text: text, isBase64: false)
    } else {
      self.init(text: data.base64EncodedString(), isBase64: true)
    }
  }
}

extension BrowserCommand where Answer == ResponseBody {
  /// Returns the content of a response that has arrived completely.
  static func getResponseBody(_ id: String) -> Self {
    Self(
      "Network.getResponseBody",
      ["requestId": .string(id)],
      result: {
        ResponseBody(text: $0["body"].string ?? "", isBase64: $0["base64Encoded"].isTrue)
      }
    )
  }
}
