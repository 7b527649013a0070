// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTree
import Foundation

/// A browser tab, or a frame with its own process, together with the functions that call it and the known state of its
/// frames.
@MainActor
final class PageTarget {
  let browser: Browser
  let id: String
  let session: String
  /// The watch that detects endless scripts.
  let scripts: ScriptWatch
  /// The frames in the target that have their own processes.
  let parts = PageParts()
  private(set) var documents = PageDocuments()
  /// Whether the outermost document is loaded or no longer awaited.
  private(set) var isLoaded = false
  /// The number of outermost documents that began loading before the current document.
  private var generationBeforeLoading = 0
  /// The number of events that reported that the outermost document began or finished loading.
  private var loadReports = 0
  /// Whether the page's process has crashed.
  private(set) var hasCrashed = false
  /// The status of the server's last response for the outermost document.
  private(set) var status: Int?
  /// The media type of the server's last response for the outermost document, such as `application/pdf`.
  private(set) var mediaType: String?
  /// The page's dialog that is waiting for an answer.
  private(set) var dialog: PageDialog?
  /// A closure that is called with every event after the target has recorded it.
  var onEvent: ((BrowserEvent) -> Void)?
  /// The browser's counts when changes were last checked.
  private var knownCounts: [String: Double] = [:]
  /// The frames of the DOM nodes outside the outermost document, as of the last reading.
  private var frameOfNode: [Int: String] = [:]
  /// The page's secure fields.
  private var secrets = PageSecrets()
  private var loadWaiters: [CheckedContinuation<Void, Never>] = []
  /// The handling of the target's requests.
  let network: PageNetwork
  /// The script that replaces the connections of new documents with recorded connections.
  private var connectionScript = ConnectionScript()
  /// The connections whose next recorded message belongs to the current turn.
  private var awaitedMessages: Set<Substring> = []

  init(_ browser: Browser, id: String, session: String, network: PageNetwork) {
    self.browser = browser
    self.network = network
    self.id = id
    self.session = session
    scripts = ScriptWatch(browser, session)
    browser.devTools.handle(session) { [weak self] in self?.handle($0) }
  }

  /// The frames, each of which follows the frame that contains it.
  var frames: [PageDocuments.Document] { documents.frames }

  /// The JavaScript worlds for a11ynav's scripts, keyed by frame.
  var worlds: [String: Int] { documents.worlds }

  /// The number of times that the outermost document has been replaced.
  var generation: Int { documents.generation }

  /// The address of the outermost document.
  var url: String { documents.url }

  /// The frame of the outermost document.
  var mainFrame: String { frames.first?.id ?? id }

  /// Sends a command and waits for the reply.
  ///
  /// The error is ``DevToolsError/endless`` if a script prevents the page from answering, ``DevToolsError/blocked`` if
  /// the page shows a dialog, or ``DevToolsError/hung`` if the page does not answer for another reason.
  ///
  /// - Throws: A ``DevToolsError``.
  func call<Answer>(
    _ command: BrowserCommand<Answer>,
    limit: Duration? = Limits.longest
  ) async throws(DevToolsError) -> Answer {
    if dialog != nil { throw .blocked }
    return try await callDespiteDialog(command, limit: limit)
  }

  /// Answers the dialog that the page shows.
  func answerDialog(accepts: Bool, promptText: String) async throws(DevToolsError) {
    try await callDespiteDialog(
      .handleDialog(accepts: accepts, promptText: promptText),
      limit: Limits.longest
    )
  }

  private func callDespiteDialog<Answer>(
    _ command: BrowserCommand<Answer>,
    limit: Duration?
  ) async throws(DevToolsError) -> Answer {
    // A call without a time limit is not monitored.
    var isEndless: (@MainActor () async -> Bool)?
    if limit != nil { isEndless = { [weak scripts] in await scripts?.runsEndless() ?? false } }
    return try await browser.devTools.call(
      command,
      in: session,
      limit: limit,
      isEndless: isEndless
    )
  }

  /// Returns whether a DOM node is in a frame and not in the outermost document.
  func isInFrame(_ node: Int) -> Bool { frameOfNode[node] != nil }

  /// Returns the world for a11ynav's scripts in the frame of a DOM node.
  func world(of node: Int) -> Int {
    worlds[frameOfNode[node] ?? mainFrame] ?? worlds[mainFrame] ?? 0
  }

  /// Records the frames that contain the nodes of a reading.
  func wasRead(_ reading: PageReading) { frameOfNode = reading.frameOfNode }

  /// Masks the text of secure fields in a reading.
  func seal(_ reading: inout PageReading) { secrets.seal(&reading.nodes, of: generation) }

  /// Records the browser's counts, and returns whether they may indicate a change.
  func mayHaveChanged(_ counts: [String: Double]) -> Bool {
    defer { knownCounts = counts }
    return counts.isEmpty || counts != knownCounts
  }

  /// Makes the next check for changes report a change.
  func forgetCounts() { knownCounts = [:] }

  /// Records that another document begins to load.
  func beginLoading() {
    isLoaded = false
    generationBeforeLoading = generation
    status = nil
    mediaType = nil
  }

  /// Returns whether the outermost document is complete, not counting its images and frames.
  func isParsed() async -> Bool {
    guard generation != generationBeforeLoading else { return false }
    return (try? await evaluate(.state))?["parsed"].isTrue ?? false
  }

  /// Treats the outermost document as loaded although parts of it have not arrived.
  func stopLoading() {
    isLoaded = true
    loadReports += 1
  }

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

  /// Records the existing frames.
  func add(_ tree: FrameTree) { documents.add(tree) }

  /// Asks the page whether it has finished loading.
  ///
  /// An event that arrives together with the reply is handled first and is newer than the reply. An event that arrived
  /// before the question, on the other hand, may be about an earlier document.
  func findOutWhetherLoaded() async throws(DevToolsError) {
    let known = loadReports
    let state = try await evaluate(.state)
    if loadReports == known { isLoaded = state["loaded"].isTrue }
  }

  /// Records which element contains a frame.
  func set(owner: Int, ofFrame id: String) { documents.set(owner: owner, ofFrame: id) }

  /// Reports that part of the page has changed.
  func reportChange() { onEvent?(.domChanged) }

  /// Updates the dialog while the user fills it in.
  func change(_ dialog: PageDialog) { self.dialog = dialog }

  /// Records an event and passes it on.
  func handle(_ event: BrowserEvent) {
    documents.handle(event)
    network.storage.handle(event, browser.devTools)
    network.recorder?.handle(event, in: session, browser.devTools)
    switch event {
    case .frameStartedLoading(mainFrame):
      if isLoaded { generationBeforeLoading = generation }
      isLoaded = false
      loadReports += 1
    case .documentLoaded, .frameStoppedLoading(mainFrame):
      isLoaded = true
      loadReports += 1
      endLoading()
    case .dialogOpened(let message):
      dialog = PageDialog(message)
      browser.devTools.failPending(in: session, .blocked)
      endLoading()
    case .dialogClosed: dialog = nil
    case .frameTargetAttached(let id, let session): attached(id, session)
    case .targetDetached(let session): detached(session)
    case .responseReceived(let response):
      if response.type == "Document", response.frame == mainFrame {
        status = response.status
        mediaType = response.mimeType
      }
    case .requestPaused(let request): answer(request)
    case .bindingCalled(PageScript.connectionBinding, let report?): handle(connection: report)
    case .contextsCleared: awaitedMessages = []
    case .crashed:
      hasCrashed = true
      browser.devTools.failPending(in: session, .crashed)
      endLoading()
    default: break
    }
    onEvent?(event)
  }
}

extension PageTarget {
  /// A script that the browser runs in each new document.
  private struct ConnectionScript {
    var identifier: String?
    /// The revision of the recorded connections in the script.
    var revision = -1
  }

  /// Makes new documents open the recorded connections that have not been opened yet.
  func replayConnections() {
    guard let replay = network.replay, connectionScript.revision != replay.revision else { return }
    connectionScript.revision = replay.revision
    if let old = connectionScript.identifier {
      browser.devTools.send(.removeScript(old), in: session)
    }
    let script = PageScript.connections(replay.connections)
    browser.devTools.send(.addRemovableScript(script), in: session) { [weak self] answer in
      self?.connectionScript.identifier = try? answer.get()
    }
  }

  /// Whether any recorded message that belongs to the current turn has yet to arrive.
  var awaitsMessage: Bool { !awaitedMessages.isEmpty }

  private func handle(connection report: String) {
    let parts = report.split(separator: " ", maxSplits: 1)
    switch (parts.first, parts.last) {
    case ("awaited", let connection?): awaitedMessages.insert(connection)
    case ("arrived", let connection?): awaitedMessages.remove(connection)
    default: network.replay?.handle(report: report)
    }
  }

  private func answer(_ request: PausedRequest) {
    if request.isForDocument { replayConnections() }
    let (devTools, session) = (browser.devTools, session)
    devTools.send(network.answer(to: request), in: session) { answer in
      // The request would otherwise wait forever.
      guard case .failure(.refused) = answer else { return }
      devTools.send(.failRequest(request.id, reason: "Failed"), in: session)
    }
  }

  /// Sends all commands at once, and returns after the last reply.
  func callAll(_ commands: [BrowserCommand<Void>]) async throws(DevToolsError) {
    for command in commands.dropLast() { browser.devTools.send(command, in: session) }
    if let last = commands.last { try await call(last) }
  }

  /// Evaluates an expression in a frame, in the isolated world for a11ynav's scripts.
  func evaluate(
    _ expression: String,
    in frame: String? = nil,
    awaitsPromise: Bool = false
  ) async throws(DevToolsError) -> JSONValue {
    guard let world = worlds[frame ?? mainFrame] else { return .null }
    let command = BrowserCommand.evaluate(expression, in: world, awaitsPromise: awaitsPromise)
    return try await call(command, limit: awaitsPromise ? nil : Limits.longest).value
  }

  /// Calls a function from ``PageScript`` in a frame.
  func evaluate(
    _ function: PageFunction,
    _ arguments: JSONValue...,
    in frame: String? = nil,
    awaitsPromise: Bool = false
  ) async throws(DevToolsError) -> JSONValue {
    try await evaluate(function.call(arguments), in: frame, awaitsPromise: awaitsPromise)
  }

  /// Calls a function from ``PageScript``, and returns its value if the value is a DOM node.
  func node(_ function: PageFunction, _ arguments: JSONValue...) async throws(DevToolsError) -> Int?
  {
    guard let world = worlds[mainFrame],
      let object = try await call(.evaluateObject(function.call(arguments), in: world)).object
    else { return nil }
    return try await call(.describeNode(object))
  }

  /// Calls a function from ``PageScript`` that returns an array, and returns the DOM node for each item, or `nil` for
  /// an item that is not a node.
  func nodes(_ function: PageFunction) async throws(DevToolsError) -> [Int?] {
    guard let world = worlds[mainFrame],
      let array = try await call(.evaluateObject(function.call([]), in: world)).object
    else { return [] }
    let elements = try await call(.elements(of: array))
    var nodes: [Int?] = []
    for element in elements.dropLast() {
      browser.devTools.send(.describeNode(element), in: session) { nodes.append(try? $0.get()) }
    }
    // Responses arrive in the order of the calls.
    if let last = elements.last { nodes.append(try await call(.describeNode(last))) }
    return nodes
  }

  /// Calls a function from ``PageScript`` with a DOM node as the first argument.
  @discardableResult
  func call(
    _ function: PageFunction,
    on node: Int,
    _ arguments: JSONValue...
  ) async throws(DevToolsError) -> JSONValue {
    let (part, own) = self.part(of: node) ?? (self, node)
    let answer = try await part.call(part.command(function, on: own, arguments))
    if let exception = answer.exception { throw .refused(exception) }
    return answer.value
  }

  /// Calls a function from ``PageScript`` with a DOM node, without waiting for the reply. Later calls see the
  /// function's effects.
  func send(
    _ function: PageFunction,
    on node: Int,
    onError: @escaping @MainActor (DevToolsError) -> Void
  ) async throws(DevToolsError) {
    let command = try await command(function, on: node, [])
    if dialog != nil { throw .blocked }
    browser.devTools.send(command, in: session) { answer in
      if case .failure(let error) = answer { onError(error) }
    }
  }

  /// Replaces the page's content with the reason that an address cannot be loaded.
  ///
  /// The reason replaces the browser's own error page, whose wording depends on the browser's version and language. A
  /// headless shell has no error page.
  func show(reason: String, at address: String) {
    guard browser.isOwn else { return }
    func text(_ words: String) -> String {
      words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    let words = reason.prefix(1).uppercased() + reason.dropFirst() + "."
    let html = """
      <!DOCTYPE html><html lang="en"><title>\(text(AddressMask.masked(address: address)))</title>
      <h1>This page cannot be shown</h1><p>\(text(words))</p></html>
      """
    browser.devTools.send(.setDocumentContent(html, of: mainFrame), in: session) { _ in }
  }

  private func command(
    _ function: PageFunction,
    on node: Int,
    _ arguments: [JSONValue]
  ) async throws(DevToolsError) -> BrowserCommand<Evaluation> {
    guard let object = try await call(.resolveNode(node, in: world(of: node))) else {
      throw .refused("no such node")
    }
    let declaration = "function(...rest) { return a11ynav.\(function.rawValue)(this, ...rest) }"
    return .call(declaration, on: object, arguments)
  }

  /// Scrolls a node into view, and returns the part of the outermost document that is visible after scrolling.
  func show(_ node: Int) async throws(DevToolsError) -> JSONValue {
    let view = try await call(.show, on: node)
    guard isInFrame(node) || part(of: node) != nil else { return view }
    return try await evaluate(.state)
  }
}
