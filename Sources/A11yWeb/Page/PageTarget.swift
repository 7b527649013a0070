// SPDX-License-Identifier: MIT

import A11yDocuments
import Foundation

/// One tab of a browser, or a frame of it that has a process of its own: calls to it, and what is
/// known of its frames.
@MainActor
final class PageTarget {
  /// A document in the page: the outermost one, or that of a frame.
  struct Document {
    var id: String
    var parent: String?
    /// The DOM node of the element that contains it.
    var owner: Int?
  }

  let browser: Browser
  let id: String
  let session: String
  /// The frames, each after the one that contains it.
  var frames: [Document] = []
  /// The worlds of our scripts, by frame.
  var worlds: [String: Int] = [:]
  /// Whether the outermost document is loaded.
  var isLoaded = false
  /// How often the outermost document was replaced.
  var generation = 0
  /// The address of the outermost document.
  var url = ""
  /// Whether a script was found that does not end, and was not stopped yet.
  var isStuck = false
  /// Whether the page's process has crashed.
  var hasCrashed = false
  /// The message that the page waits to have answered.
  var dialog: PageDialog?
  /// Called with all that happens, after it is noted here.
  var onEvent: ((String, JSONValue) -> Void)?
  /// What the browser had counted when changes were asked for last.
  var knownCounts: [JSONValue] = []
  /// Its frames that have processes of their own, in the order in which they came.
  var parts: [PagePart] = []
  /// How such frames are prepared; `nil` if they are not looked for.
  var partOptions: PageOptions?
  private var loadWaiters: [CheckedContinuation<Void, Never>] = []

  init(_ browser: Browser, id: String, session: String) {
    self.browser = browser
    self.id = id
    self.session = session
    browser.devTools.handle(session) { [weak self] in self?.take($0, $1) }
  }

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
    if limit != nil { isEndless = { [weak self] in await self?.runsEndlessScript() ?? false } }
    return try await browser.devTools.call(
      method,
      params,
      in: session,
      limit: limit,
      isEndless: isEndless
    )
  }

  /// Sends calls all at once, and returns when the last is answered.
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

  /// Scrolls a node into view, and returns what of the outermost document is shown then.
  func show(_ node: Int) async throws(DevToolsError) -> JSONValue {
    let view = try await call("show", on: node)
    guard frameOfNode(node) != nil || part(of: node) != nil else { return view }
    return try await evaluate("a11ynav.state()")
  }

  /// The frame that each DOM node belongs to, where that is not the outermost document.
  var frameOfNode: (Int) -> String? = { _ in nil }

  private func world(of node: Int) -> Double {
    Double(worlds[frameOfNode(node) ?? mainFrame] ?? worlds[mainFrame] ?? 0)
  }

  /// Waits until the outermost document is loaded.
  func untilLoaded(limit: Duration) async {
    guard !isLoaded else { return }
    let deadline = Deadline(limit) { [weak self] in self?.endLoading() }
    await withCheckedContinuation { loadWaiters.append($0) }
    deadline.cancel()
  }

  func endLoading() {
    let waiters = loadWaiters
    loadWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Learns of the frames that are there already.
  func take(tree: JSONValue) {
    let frame = tree["frame"]
    if let id = frame["id"].string, !frames.contains(where: { $0.id == id }) {
      frames.append(Document(id: id, parent: frame["parentId"].string))
    }
    for child in tree["childFrames"].array { take(tree: child) }
  }

  /// Remembers which element contains a frame.
  func set(owner: Int, ofFrame id: String) {
    for place in frames.indices where frames[place].id == id { frames[place].owner = owner }
  }
}
