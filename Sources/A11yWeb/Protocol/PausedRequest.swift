// SPDX-License-Identifier: MIT

import A11yJSON

/// A request that the browser holds until it is told how to continue.
struct PausedRequest: Sendable {
  /// The browser's identifier for the request.
  let id: String
  /// The headers of the request.
  let headers: [String: String]

  init?(_ params: JSONValue) {
    guard let id = params["requestId"].string else { return nil }
    self.id = id
    headers = params["request"]["headers"].members.compactMapValues(\.string)
  }

  /// Returns the headers with some of them replaced, in the form that the browser's command
  /// requires.
  func headers(replacedBy own: [String: String]) -> JSONValue {
    let names = Set(own.keys.map { $0.lowercased() })
    let kept = headers.filter { !names.contains($0.key.lowercased()) }
    let all = kept.merging(own) { $1 }.sorted { $0.key < $1.key }
    return .array(all.map { ["name": .string($0.key), "value": .string($0.value)] })
  }
}
