// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import Foundation

/// One tab of a browser, or a frame with a process of its own: calls to it, and what is
/// known of its frames.
@MainActor
final class PageTarget {
  let browser: Browser
  let id: String
  let session: String
  /// Scripts that do not end.
  let scripts: ScriptWatch
  /// Its frames that have processes of their own.
  let parts = PageParts()
  private(set) var documents = PageDocuments()
  /// Whether the outermost document is loaded.
  private(set) var isLoaded = false
  /// Whether the page's process has crashed.
  private(set) var hasCrashed = false
  /// The message that the page waits to have answered.
  private(set) var dialog: PageDialog?
  /// Called with every event, after it is recorded here.
  var onEvent: ((String, JSONValue) -> Void)?
  /// The browser's counts at the last check for changes.
  private var knownCounts: [JSONValue] = []
  /// The frames of the DOM nodes outside the outermost document, as of the last reading.
  private var frameOfNode: [Int: String] = [:]
  /// Its secure fields.
  private var secrets = PageSecrets()
  private var loadWaiters: [CheckedContinuation<Void, Never>] = []

  init(_ browser: Browser, id: String, session: String) {
    self.browser = browser
    self.id = id
    self.session = session
    scripts = ScriptWatch(browser, session)
    browser.devTools.handle(session) { [weak self] in self?.take($0, $1) }
  }

  /// The frames, each after the one that contains it.
  var frames: [PageDocuments.Document] { documents.frames }

  /// The worlds of our scripts, by frame.
  var worlds: [String: Int] { documents.worlds }

  /// How often the outermost document was replaced.
  var generation: Int { documents.generation }

  /// The address of the outermost document.
  var url: String { documents.url }

  /// The outermost document.
  var mainFrame: String { frames.first?.id ?? id }

  /// Sends a call and waits for its answer.
  ///
  /// - Throws: ``DevToolsError/endless`` if a script keeps the page from answering,
  ///   ``DevToolsError/hung`` if anything else does, ``DevToolsError/blocked`` if the page shows a
  ///   message.
  @discardableResult
  func call(
    _ method: String,
    _ params: JSONValue = [:],
    limit: Duration? = Limits.longest
  ) async throws(DevToolsError) -> Message {
    if dialog != nil, method != "Page.handleJavaScriptDialog" { throw .blocked }
    // What may take as long as it wants is not watched.
    var isEndless: (@MainActor () async -> Bool)?
    if limit != nil { isEndless = { [weak scripts] in await scripts?.runsEndless() ?? false } }
    return try await browser.devTools.call(
      method,
      params,
      in: session,
      limit: limit,
      isEndless: isEndless
    )
  }

  /// Whether a DOM node is in a frame other than the outermost document.
  func isInFrame(_ node: Int) -> Bool { frameOfNode[node] != nil }

  /// The world of our scripts in the frame of a DOM node.
  func world(of node: Int) -> Double {
    Double(worlds[frameOfNode[node] ?? mainFrame] ?? worlds[mainFrame] ?? 0)
  }

  /// Records which frames contain the nodes that were read.
  func wasRead(_ reading: PageReading) { frameOfNode = reading.frameOfNode }

  /// Masks the text of secure fields.
  func seal(_ reading: inout PageReading) { secrets.seal(&reading.nodes, of: generation) }

  /// Records the browser's counts; returns whether they may mean a change.
  func take(counts: [JSONValue]) -> Bool {
    defer { knownCounts = counts }
    return counts.isEmpty || counts != knownCounts
  }

  /// Has the next check for changes report one.
  func forgetCounts() { knownCounts = [] }

  /// Begins to load another document.
  func beginLoading() { isLoaded = false }

  /// Waits until the outermost document is loaded.
  func untilLoaded(limit: Duration) async {
    guard !isLoaded, dialog == nil, !hasCrashed else { return }
    let deadline = Deadline(limit) { [weak self] in self?.endLoading() }
    await withCheckedContinuation { loadWaiters.append($0) }
    deadline.cancel()
  }

  private func endLoading() {
    let waiters = loadWaiters
    loadWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Records the existing frames, and whether the outermost is loaded.
  func take(tree: JSONValue, isLoaded: Bool) {
    documents.take(tree: tree)
    self.isLoaded = isLoaded
  }

  /// Remembers which element contains a frame.
  func set(owner: Int, ofFrame id: String) { documents.set(owner: owner, ofFrame: id) }

  /// Reports an event without parameters.
  func report(_ method: String) { onEvent?(method, [:]) }

  /// Updates the message as the user fills it in.
  func change(_ dialog: PageDialog) { self.dialog = dialog }

  /// Records an event, and passes it on.
  func take(_ method: String, _ params: JSONValue) {
    documents.take(method, params)
    switch method {
    case "Page.frameStartedLoading" where params["frameId"].string == mainFrame: isLoaded = false
    case "Page.loadEventFired", "Page.frameStoppedLoading":
      if method == "Page.loadEventFired" || params["frameId"].string == mainFrame {
        isLoaded = true
        endLoading()
      }
    case "Page.javascriptDialogOpening":
      dialog = PageDialog(params)
      browser.devTools.failPending(in: session, .blocked)
      endLoading()
    case "Page.javascriptDialogClosed": dialog = nil
    case "Target.attachedToTarget": attached(params)
    case "Target.detachedFromTarget": detached(params["sessionId"].string)
    case "Inspector.targetCrashed":
      hasCrashed = true
      browser.devTools.failPending(in: session, .crashed)
      endLoading()
    default: break
    }
    onEvent?(method, params)
  }
}

extension PageTarget {
  /// Sends all calls at once, and returns when the last is answered.
  func callAll(_ calls: [(method: String, params: JSONValue)]) async throws(DevToolsError) {
    for (method, params) in calls.dropLast() {
      browser.devTools.send(method, params, in: session) { _ in }
    }
    if let (method, params) = calls.last { try await call(method, params) }
  }

  /// Evaluates an expression in our world of a frame.
  func evaluate(
    _ expression: String,
    in frame: String? = nil,
    awaitsPromise: Bool = false
  ) async throws(DevToolsError) -> JSONValue {
    guard let world = worlds[frame ?? mainFrame] else { return .null }
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "contextId": .number(Double(world)),
        "returnByValue": true, "awaitPromise": .bool(awaitsPromise), "userGesture": true,
      ],
      limit: awaitsPromise ? nil : Limits.longest
    )
    return answer.result["result"]["value"]
  }

  /// Evaluates an expression and returns its value if that is a DOM node.
  func node(_ expression: String) async throws(DevToolsError) -> Int? {
    guard let world = worlds[mainFrame] else { return nil }
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "contextId": .number(Double(world)),
        "objectGroup": "a11ynav",
      ]
    )
    let object = answer.result["result"]["objectId"]
    guard object != .null else { return nil }
    return try await call("DOM.describeNode", ["objectId": object])
      .result["node"]["backendNodeId"].integer
  }

  /// Calls a function of ours with a DOM node as its first argument.
  func call(
    _ function: String,
    on node: Int,
    _ arguments: [JSONValue] = []
  ) async throws(DevToolsError) -> JSONValue {
    if let (part, own) = part(of: node) { return try await part.call(function, on: own, arguments) }
    let params = try await parameters(of: function, on: node, arguments)
    let answer = try await call("Runtime.callFunctionOn", params).result
    if answer["exceptionDetails"] != .null {
      throw .refused(answer["exceptionDetails"]["exception"]["description"].string ?? "exception")
    }
    return answer["result"]["value"]
  }

  /// Sends a call of a function of ours with a DOM node; calls that follow see what it has done.
  func send(
    _ function: String,
    on node: Int,
    onError: @escaping @MainActor (DevToolsError) -> Void
  ) async throws(DevToolsError) {
    let params = try await parameters(of: function, on: node, [])
    if dialog != nil { throw .blocked }
    browser.devTools.send("Runtime.callFunctionOn", params, in: session) { answer in
      if case .failure(let error) = answer { onError(error) }
    }
  }

  private func parameters(
    of function: String,
    on node: Int,
    _ arguments: [JSONValue]
  ) async throws(DevToolsError) -> JSONValue {
    let object = try await call(
      "DOM.resolveNode",
      ["backendNodeId": .number(Double(node)), "executionContextId": .number(world(of: node))]
    ).result["object"]["objectId"]
    return [
      "objectId": object, "returnByValue": true, "userGesture": true,
      "functionDeclaration": .string(
        "function(...rest) { return a11ynav.\(function)(this, ...rest) }"
      ),
      "arguments": .array(arguments.map { ["value": $0] }),
    ]
  }

  /// Scrolls a node into view, and returns which part of the outermost document is then visible.
  func show(_ node: Int) async throws(DevToolsError) -> JSONValue {
    let view = try await call("show", on: node)
    guard isInFrame(node) || part(of: node) != nil else { return view }
    return try await evaluate("a11ynav.state()")
  }
}
