// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yWire
import Synchronization

@testable import A11yWeb

/// A browser with one page, for which a test determines when each event occurs.
@MainActor
final class FakeBrowser {
  /// The text in the page's live region, which follows a heading.
  var liveText = "" {
    didSet { count += 1 }
  }
  /// A closure that is called before each call is answered. If the closure returns `false`, the reply is delayed until
  /// ``release()`` is called.
  var onCall: (_ method: String, _ params: JSONValue) -> Bool = { _, _ in true }
  /// A closure that returns the reason that the browser rejects a call, or `nil` if the browser answers the call.
  var refusal: (_ method: String) -> String? = { _ in nil }
  /// A closure that is called after a call has been answered and before any later message from the browser arrives.
  var afterAnswer: (_ method: String, _ params: JSONValue) -> Void = { _, _ in }
  /// Whether the page reports that it has finished loading.
  var isLoaded = true
  /// The page's clock in milliseconds, or `nil` if each call takes a second.
  var clock: Double?
  private(set) var calls: [String] = []
  /// The number of changes that the browser reports in its metrics.
  private var count = 0
  private var held: [() -> Void] = []
  private let transport = FakeTransport()

  init() {
    transport.onSend { [weak self] message in
      MainActor.assumeIsolated { self?.take(message) }
    }
  }

  /// Opens the page.
  func open(_ time: PageOptions.Time) async throws -> WebPage {
    var options = PageOptions()
    options.time = time
    return try await Browser(DevTools(transport), process: nil).open("http://fake/", options)
  }

  /// Opens the page as a tab that already existed.
  func openTab(_ options: PageOptions) async throws -> WebPage {
    try await Browser(DevTools(transport), process: nil).openTab(nil, options)
  }

  /// The number of complete readings of the page so far.
  var readings: Int { calls.count { $0 == "Accessibility.getFullAXTree" } }

  /// Sends an event from the page.
  func emit(_ method: String, _ params: JSONValue = [:]) {
    say(["method": .string(method), "params": params, "sessionId": "S"])
  }

  /// Sends the delayed replies.
  func release() {
    let answers = held
    held = []
    for answer in answers { answer() }
  }

  private func say(_ message: JSONValue) { transport.receive(Array(message.text.utf8)) }

  private func take(_ text: String) {
    guard let message = JSONValue(text), let method = message["method"].string else { return }
    let params = message["params"]
    calls.append(method)
    // The answer describes the page at the time of the call, however late it is sent.
    let result = result(of: method, params)
    let answer = { [self] in
      if let reason = refusal(method) {
        return say(
          [
            "id": message["id"], "sessionId": message["sessionId"],
            "error": ["message": .string(reason)],
          ]
        )
      }
      if method == "Page.navigate" { load() }
      if method == "Runtime.enable" { emitContext() }
      say(["id": message["id"], "result": result, "sessionId": message["sessionId"]])
      afterAnswer(method, params)
      if method == "Emulation.setVirtualTimePolicy", params["policy"].string != "pause",
        !isShowingDialog
      {
        emit("Emulation.virtualTimeBudgetExpired")
      }
    }
    if onCall(method, params) { answer() } else { held.append(answer) }
  }

  /// Whether the page shows a message, which stops its virtual time.
  private(set) var isShowingDialog = false

  /// Shows a message from the page.
  func showDialog(_ words: String) {
    isShowingDialog = true
    emit("Page.javascriptDialogOpening", ["type": "alert", "message": .string(words)])
  }

  private func load() {
    emit("Page.frameNavigated", ["frame": ["id": "T", "url": "http://fake/"]])
    emitContext()
    emit("Page.loadEventFired")
  }

  /// Begins a new document at time 0.
  func beginDocument() {
    clock = 0
    emit("Runtime.executionContextsCleared")
    emitContext()
  }

  /// Reports that the execution context for a11ynav's scripts exists.
  private func emitContext() {
    let context: JSONValue = [
      "id": 1, "name": .string(PageScript.world), "auxData": ["frameId": "T"],
    ]
    emit("Runtime.executionContextCreated", ["context": context])
  }

  private func result(of method: String, _ params: JSONValue) -> JSONValue {
    switch method {
    case "Target.createTarget": ["targetId": "T"]
    case "Target.getTargets": ["targetInfos": [["targetId": "T", "type": "page"]]]
    case "Target.attachToTarget": ["sessionId": "S"]
    case "Page.getFrameTree": ["frameTree": ["frame": ["id": "T"]]]
    case "Performance.getMetrics":
      ["metrics": [["name": "LayoutCount", "value": .number(Double(count))]]]
    case "Accessibility.getFullAXTree": ["nodes": nodes]
    case "DOM.resolveNode": ["object": ["objectId": "1"]]
    case "DOMSnapshot.captureSnapshot": ["documents": [], "strings": []]
    case "Runtime.evaluate":
      ["result": ["value": value(of: params["expression"].string ?? "")]]
    default: [:]
    }
  }

  private func value(of expression: String) -> JSONValue {
    switch expression {
    case "a11ynav.state()": ["loaded": .bool(isLoaded), "width": 800, "height": 600]
    case "a11ynav.takeChanged()": false
    case "performance.now()": .number(clock ?? Double(calls.count) * 1_000)
    default: .null
    }
  }

  private var nodes: JSONValue {
    let live: JSONValue = [
      ["name": "live", "value": ["type": "token", "value": "polite"]]
    ]
    return [
      node(1, "RootWebArea", "Fake", [2, 3]), node(2, "heading", "Top", [4]),
      node(3, "paragraph", "", [5], live), node(4, "StaticText", "Top"),
      node(5, "StaticText", liveText),
    ]
  }

  private func node(
    _ id: Int,
    _ role: String,
    _ name: String,
    _ children: [Int] = [],
    _ properties: JSONValue = []
  ) -> JSONValue {
    [
      "nodeId": .string("\(id)"), "ignored": false,
      "role": ["type": "role", "value": .string(role)],
      "name": ["type": "computedString", "value": .string(name)],
      "childIds": .array(children.map { .string("\($0)") }), "properties": properties,
      "backendDOMNodeId": .number(Double(id)),
    ]
  }
}

/// A transport that carries messages between a test and the code under test.
private final class FakeTransport: Transport {
  private struct Ends {
    var onSend: (@Sendable (String) -> Void)?
    var onMessage: (@Sendable ([UInt8]) -> Void)?
  }
  private let ends = Mutex(Ends())

  func onSend(_ body: @escaping @Sendable (String) -> Void) { ends.withLock { $0.onSend = body } }

  func begin(
    onMessage: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    ends.withLock { $0.onMessage = onMessage }
  }

  func receive(_ message: [UInt8]) { ends.withLock(\.onMessage)?(message) }

  func send(_ message: String) { ends.withLock(\.onSend)?(message) }

  func close() {}
}

extension JSONValue {
  /// Reads a message.
  fileprivate init?(_ text: String) {
    var cursor = JSONCursor(Array(text.utf8))
    guard let value = try? JSONValue(&cursor) else { return nil }
    self = value
  }
}
