// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree
import Foundation

/// The answers to a page's requests from recorded traffic, without servers.
///
/// Repetitions of a request are answered with the recorded responses in order. After all recorded responses have been
/// sent, the last one is repeated. A request that was not recorded fails.
@MainActor
final class TrafficReplay {
  let traffic: RecordedTraffic
  /// A closure that is called with the first request that was not recorded.
  var onMissing: (String) -> Void = { _ in }
  private var isIncomplete = false
  /// The positions of the recorded responses, keyed by the request's method, address and data.
  private var places: [String: [Int]] = [:]
  /// The positions of the recorded responses, keyed by the request's method and its address without the query.
  private var similar: [String: [Int]] = [:]
  /// The number of responses that have been sent so far, keyed by request.
  private var given: [String: Int] = [:]
  /// How many times ``connections`` has changed.
  private(set) var revision = 0
  /// The connections that have not been opened yet.
  private var unopened: [RecordedConnection]

  init(_ traffic: RecordedTraffic) {
    self.traffic = traffic
    unopened = traffic.connections
    for (place, exchange) in traffic.exchanges.enumerated() {
      let key = "\(exchange.method) \(exchange.address)"
      places[key, default: []].append(place)
      if let sent = exchange.sent { places["\(key) \(sent)", default: []].append(place) }
      let path = RecordedConnection.path(exchange.address)
      similar["\(exchange.method) \(path)", default: []].append(place)
    }
  }

  /// The connections that a document can open, in the form that the page script requires.
  var connections: [JSONValue] { unopened.map(\.json) }

  /// Handles a report from the page script about a connection that was opened.
  ///
  /// A connection can be opened only once, so an opened connection is removed from ``connections``.
  func handle(report: String) {
    let parts = report.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return }
    let candidates = unopened.indices.filter {
      unopened[$0].kind.rawValue == parts[0]
        && RecordedConnection.path(unopened[$0].address) == RecordedConnection.path(parts[1])
    }
    guard
      let place = candidates.first(where: { unopened[$0].address == parts[1] }) ?? candidates.first
    else { return miss(parts[1]) }
    unopened.remove(at: place)
    revision += 1
  }

  /// Returns the command that answers a request.
  func answer(to request: PausedRequest) -> BrowserCommand<Void> {
    guard ["http://", "https://"].contains(where: { request.url.lowercased().hasPrefix($0) }) else {
      return .continueRequest(request.id, headers: nil)
    }
    if let exchange = exchange(for: request) {
      if let failure = exchange.failure {
        return .failRequest(request.id, reason: Self.reason(failure))
      }
      if !exchange.lacksContent { return .fulfillRequest(request.id, exchange.response) }
    } else if request.isPreflight {
      return .fulfillRequest(request.id, .permitting(request))
    } else {
      miss("\(request.method) \(request.url)")
    }
    return .failRequest(request.id, reason: "BlockedByClient")
  }

  private func miss(_ request: String) {
    guard !isIncomplete else { return }
    isIncomplete = true
    onMissing(AddressMask.masked(text: request))
  }

  private func exchange(for request: PausedRequest) -> RecordedExchange? {
    let address = AddressMask.masked(address: String(request.url.prefix { $0 != "#" }))
    let key = "\(request.method) \(address)"
    if let sent = request.postData, let exact = places["\(key) \(sent)"] {
      return next(of: exact, for: "\(key) \(sent)")
    }
    if let known = places[key] { return next(of: known, for: key) }
    let path = "\(request.method) \(RecordedConnection.path(address))"
    let query = Query(address)
    let alike = (similar[path] ?? []).filter {
      query.resembles(Query(traffic.exchanges[$0].address))
    }
    return next(of: alike, for: "\(path) \(query.fixed)")
  }

  private func next(of places: [Int], for key: String) -> RecordedExchange? {
    guard let last = places.last else { return nil }
    let count = given[key, default: 0]
    given[key] = count + 1
    return traffic.exchanges[count < places.count ? places[count] : last]
  }

  /// Returns the name that the protocol uses for a browser error.
  private static func reason(_ error: String) -> String {
    let words = error.replacing("net::ERR_", with: "").split(separator: "_").map(\.capitalized)
    let name = words.joined()
    return reasons.contains(name) ? name : "Failed"
  }

  private static let reasons: Set<String> = [
    "Aborted", "TimedOut", "AccessDenied", "ConnectionClosed", "ConnectionReset",
    "ConnectionRefused", "ConnectionAborted", "ConnectionFailed", "NameNotResolved",
    "InternetDisconnected", "AddressUnreachable", "BlockedByClient", "BlockedByResponse",
  ]
}

/// The query parameters of an address. Some query parameters may have been generated for a single run of a page.
private struct Query {
  private var parameters: [String: String] = [:]

  init(_ address: String) {
    let query = address.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    for parameter in query.split(separator: "&") {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      parameters[String(pair[0])] = pair.count == 2 ? String(pair[1]) : ""
    }
  }

  /// Returns whether two addresses differ only in values that appear to be generated, such as times and session
  /// numbers.
  func resembles(_ other: Query) -> Bool {
    parameters.count == other.parameters.count
      && parameters.allSatisfy { name, value in
        guard let known = other.parameters[name] else { return false }
        return known == value || Self.isGenerated(known) && Self.isGenerated(value)
      }
  }

  /// The names and values that must be equal, as a dictionary key.
  var fixed: String {
    parameters.sorted { $0.key < $1.key }
      .map { Self.isGenerated($0.value) ? $0.key : "\($0.key)=\($0.value)" }
      .joined(separator: "&")
  }

  /// The minimum length of a value that appears to be generated.
  private static let shortest = 7

  /// Returns whether a value consists of at least seven letters, digits, hyphens, underscores and periods, with at
  /// least one digit.
  private static func isGenerated(_ value: String) -> Bool {
    value.utf8.count >= shortest && value.contains(where: \.isNumber)
      && value.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
      }
  }
}

extension RecordedExchange {
  /// The response in a form that the browser accepts.
  fileprivate var response: FulfilledResponse {
    var fields: [HTTPHeader] = []
    for header in headers where !Self.consumed.contains(header.name.lowercased()) {
      // A browser joins headers with the same name using line breaks.
      for value in header.value.split(separator: "\n") {
        var value = value.trimmingCharacters(in: .whitespaces)
        if header.name.lowercased() == "content-type", isText { value = Self.inUTF8(value) }
        fields.append(HTTPHeader(name: header.name, value: value))
      }
    }
    return FulfilledResponse(
      status: status,
      statusText: statusText,
      headers: fields.filter(\.isValid),
      body: body
    )
  }

  /// The headers about the transport encoding, which is no longer present in the recording.
  private static let consumed: Set<String> = [
    "alt-svc", "connection", "content-encoding", "content-length", "keep-alive",
    "strict-transport-security", "transfer-encoding",
  ]

  /// Returns a content type with UTF-8 as its character encoding.
  private static func inUTF8(_ type: String) -> String {
    let parts = type.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    let kept = parts.filter { !$0.lowercased().hasPrefix("charset=") }
    return (kept + ["charset=utf-8"]).joined(separator: "; ")
  }
}

extension HTTPHeader {
  /// Whether the header is one that the browser accepts (RFC 9110, section 5).
  fileprivate var isValid: Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (0x21...0x7E).contains($0) && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0)
      }
      && value.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0x100
      }
  }
}

extension FulfilledResponse {
  /// Returns the response to a preflight request, which asks whether a page may send a request to a different origin.
  fileprivate static func permitting(_ request: PausedRequest) -> FulfilledResponse {
    func header(_ name: String) -> String? {
      request.headers.first { $0.key.lowercased() == name }?.value
    }
    let names: [(String, String?)] = [
      ("Access-Control-Allow-Origin", header("origin")),
      ("Access-Control-Allow-Methods", header("access-control-request-method")),
      ("Access-Control-Allow-Headers", header("access-control-request-headers")),
      ("Access-Control-Allow-Credentials", "true"),
    ]
    return FulfilledResponse(
      status: 204,
      statusText: "No Content",
      headers: names.compactMap { name, value in value.map { HTTPHeader(name: name, value: $0) } },
      body: ""
    )
  }
}
