// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// A request in the WebDriver protocol.
struct WebDriverRequest: Equatable, Sendable {
  let method: String
  /// The components of the request's path.
  let path: [String]
  /// The request's parameters, or an empty object if there are none.
  let parameters: JSONValue

  /// Reads a request.
  init(line: String, body: [UInt8]) throws(WebDriverError) {
    let words = line.split(separator: " ")
    guard words.count == 3 else {
      throw WebDriverError(.unknownCommand, "the request is not valid HTTP")
    }
    method = String(words[0])
    path = words[1].split(separator: "?", maxSplits: 1)[0].split(separator: "/").map {
      $0.removingPercentEncoding ?? String($0)
    }
    guard method == "POST", !body.isEmpty else {
      parameters = [:]
      return
    }
    var cursor = JSONCursor(body)
    do {
      parameters = try JSONValue(&cursor)
      try cursor.finish()
    } catch {
      throw WebDriverError(.invalidArgument, "the parameters are not valid JSON")
    }
    guard case .object = parameters else {
      throw WebDriverError(.invalidArgument, "the parameters are not a JSON object")
    }
  }

  /// Returns the value of a string parameter.
  func text(_ name: String) throws(WebDriverError) -> String {
    guard let text = parameters[name].string else {
      throw WebDriverError(.invalidArgument, "“\(name)” is not a string")
    }
    return text
  }
}
