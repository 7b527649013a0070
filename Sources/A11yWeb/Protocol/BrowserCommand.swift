// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A command of the Chrome DevTools Protocol, which consists of its method, its parameters and the function that parses
/// its answer.
///
/// Each method is declared once, in an extension named after its domain, so a call cannot misspell a
/// method, a parameter or a field of the result.
struct BrowserCommand<Answer: Sendable>: Sendable {
  /// The name of the method.
  let method: String
  /// The parameters of the method.
  let parameters: JSONValue
  /// A function that parses the answer in the browser's message.
  let read: @Sendable (Message) -> Answer

  fileprivate init(
    _ method: String,
    _ parameters: JSONValue = [:],
    message read: @escaping @Sendable (Message) -> Answer
  ) {
    self.method = method
    self.parameters = parameters
    self.read = read
  }

  fileprivate init(
    _ method: String,
    _ parameters: JSONValue = [:],
    result read: @escaping @Sendable (JSONValue) -> Answer
  ) {
    self.init(method, parameters, message: { read($0.result) })
  }
}

extension BrowserCommand where Answer == Void {
  fileprivate init(_ method: String, _ parameters: JSONValue = [:]) {
    self.init(method, parameters, message: { _ in })
  }

  /// Makes a domain report its events.
  static func enable(_ domain: BrowserDomain) -> Self { Self("\(domain.rawValue).enable") }
}

/// The domains of the protocol whose events are requested.
enum BrowserDomain: String {
  case accessibility = "Accessibility"
  case dom = "DOM"
  case inspector = "Inspector"
  case network = "Network"
  case page = "Page"
  case performance = "Performance"
  case runtime = "Runtime"
}

// MARK: - Browser, Target

/// A tab, a frame with its own process, or a worker.
struct TargetInfo: Sendable {
  var id: String
  var type: String
  var title: String?
  var url: String?
  /// The tab that opened the target.
  var opener: String?

  init?(_ info: JSONValue) {
    guard let id = info["targetId"].string else { return nil }
    self.id = id
    type = info["type"].string ?? ""
    title = info["title"].string
    url = info["url"].string
    opener = info["openerId"].string
  }
}

/// A context with its own cookies, storage and permissions, which other contexts do not share.
struct BrowserContext: Hashable, Sendable {
  fileprivate let id: JSONValue
}

extension BrowserCommand where Answer == String {
  /// Returns the browser's name and version, as in `Chrome/120.0.1`.
  static var getVersion: Self {
    Self("Browser.getVersion", result: { $0["product"].string ?? "" })
  }

  /// Creates an empty tab, and returns its id.
  static func createTarget(in context: BrowserContext, isWindowless: Bool) -> Self {
    Self(
      "Target.createTarget",
      [
        "url": "about:blank", "browserContextId": context.id, "hidden": .bool(isWindowless),
      ],
      result: { $0["targetId"].string ?? "" }
    )
  }

  /// Attaches to a tab, and returns the session for communication with it.
  static func attach(toTarget id: String) -> Self {
    Self(
      "Target.attachToTarget",
      ["targetId": .string(id), "flatten": true],
      result: { $0["sessionId"].string ?? "" }
    )
  }
}

extension BrowserCommand where Answer == BrowserContext {
  /// Creates a context that is removed when the connection ends, and that may use a proxy.
  ///
  /// - Parameter isOffline: Whether the context reaches no server at all, not even on this machine.
  static func createBrowserContext(proxy: String?, isOffline: Bool = false) -> Self {
    var parameters: [String: JSONValue] = ["disposeOnDetach": true]
    if let proxy { parameters["proxyServer"] = .string(proxy) }
    if isOffline {
      // Nothing listens at the port of the discard protocol (RFC 863), and browsers do not allow it.
      parameters["proxyServer"] = "http://127.0.0.1:9"
      // Without this rule, the proxy would not be used for this machine.
      parameters["proxyBypassList"] = "<-loopback>"
    }
    return Self(
      "Target.createBrowserContext",
      .object(parameters),
      result: { BrowserContext(id: $0["browserContextId"]) }
    )
  }
}

extension BrowserCommand where Answer == [TargetInfo] {
  /// Returns all targets, such as tabs and frames.
  static var getTargets: Self {
    Self("Target.getTargets", result: { $0["targetInfos"].array.compactMap(TargetInfo.init) })
  }
}

extension BrowserCommand where Answer == BrowserContext {
  /// Returns the context of a tab.
  static func getContext(ofTarget id: String) -> Self {
    Self(
      "Target.getTargetInfo",
      ["targetId": .string(id)],
      result: { BrowserContext(id: $0["targetInfo"]["browserContextId"]) }
    )
  }
}

extension BrowserCommand where Answer == JSONValue {
  /// Returns the cookies of a context.
  static func getCookies(in context: BrowserContext) -> Self {
    Self("Storage.getCookies", ["browserContextId": context.id], result: { $0["cookies"] })
  }
}

extension BrowserCommand where Answer == Void {
  /// Makes the browser refuse all downloads in a context, and report them.
  static func denyDownloads(in context: BrowserContext) -> Self {
    Self(
      "Browser.setDownloadBehavior",
      ["behavior": "deny", "browserContextId": context.id, "eventsEnabled": true]
    )
  }

  /// Grants a permission to a context, or denies it.
  static func setPermission(_ name: String, granted: Bool, in context: BrowserContext) -> Self {
    Self(
      "Browser.setPermission",
      [
        "permission": ["name": .string(name)], "setting": granted ? "granted" : "denied",
        "browserContextId": context.id,
      ]
    )
  }

  /// Sets cookies in a context.
  static func setCookies(_ cookies: JSONValue, in context: BrowserContext) -> Self {
    Self("Storage.setCookies", ["cookies": cookies, "browserContextId": context.id])
  }

  /// Makes the browser report existing targets, and targets that are created or destroyed.
  static var discoverTargets: Self { Self("Target.setDiscoverTargets", ["discover": true]) }

  /// Makes the browser attach to frames with their own processes as these frames are created.
  static var attachToFrames: Self {
    Self(
      "Target.setAutoAttach",
      [
        "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true,
        "filter": [["type": "iframe"], ["exclude": true]],
      ]
    )
  }

  /// Closes a context, together with all its tabs.
  static func dispose(_ context: BrowserContext) -> Self {
    Self("Target.disposeBrowserContext", ["browserContextId": context.id])
  }

  /// Detaches from a tab.
  static func detach(fromSession session: String) -> Self {
    Self("Target.detachFromTarget", ["sessionId": .string(session)])
  }

  /// Closes a tab.
  static func closeTarget(_ id: String) -> Self {
    Self("Target.closeTarget", ["targetId": .string(id)])
  }

  /// Brings a tab to the front.
  static func activateTarget(_ id: String) -> Self {
    Self("Target.activateTarget", ["targetId": .string(id)])
  }
}

// MARK: - Page

/// The result of starting to load an address.
struct Navigation: Sendable {
  /// Whether the address is a download.
  var isDownload: Bool
  /// The browser's name for the error, if any.
  var errorText: String?
}

/// A frame and the frames inside it.
struct FrameTree: Sendable {
  var id: String?
  var parent: String?
  var children: [FrameTree]

  init(_ tree: JSONValue) {
    id = tree["frame"]["id"].string
    parent = tree["frame"]["parentId"].string
    children = tree["childFrames"].array.map(FrameTree.init)
  }
}

/// The addresses that a tab has shown.
struct NavigationHistory: Sendable {
  /// One address, which the browser identifies by a number.
  struct Entry: Sendable {
    fileprivate let id: JSONValue
    var url: String?
  }

  var entries: [Entry]
  /// The index of the current address.
  var current: Int?

  /// Returns the entry that is `offset` steps after the current entry, or before it if `offset` is negative.
  func entry(_ offset: Int) -> Entry? {
    guard let current, entries.indices.contains(current + offset) else { return nil }
    return entries[current + offset]
  }
}

extension BrowserCommand where Answer == Navigation {
  /// Starts loading an address.
  static func navigate(to address: String) -> Self {
    Self(
      "Page.navigate",
      ["url": .string(address)],
      result: { Navigation(isDownload: $0["isDownload"].isTrue, errorText: $0["errorText"].string) }
    )
  }
}

extension BrowserCommand where Answer == FrameTree {
  /// Returns the frames of a tab.
  static var getFrameTree: Self {
    Self("Page.getFrameTree", result: { FrameTree($0["frameTree"]) })
  }
}

extension BrowserCommand where Answer == NavigationHistory {
  /// Returns the addresses that a tab has shown.
  static var getNavigationHistory: Self {
    Self(
      "Page.getNavigationHistory",
      result: { result in
        NavigationHistory(
          entries: result["entries"].array.map { .init(id: $0["id"], url: $0["url"].string) },
          current: result["currentIndex"].integer
        )
      }
    )
  }
}

extension BrowserCommand where Answer == Frame? {
  /// Returns the frame of the page's whole content, in points.
  static var getContentSize: Self {
    Self(
      "Page.getLayoutMetrics",
      result: { result in
        let size = result["cssContentSize"]
        guard let width = size["width"].number, let height = size["height"].number else {
          return nil
        }
        return Frame(x: 0, y: 0, width: width, height: height)
      }
    )
  }
}

extension BrowserCommand where Answer == String? {
  /// Returns an image of a part of the page, as a JPEG file in Base64.
  static func captureScreenshot(of frame: Frame, scale: Double) -> Self {
    Self(
      "Page.captureScreenshot",
      [
        "format": "jpeg", "quality": 60, "captureBeyondViewport": true,
        "clip": [
          "x": .number(frame.x), "y": .number(frame.y), "scale": .number(scale),
          "width": .number(frame.width), "height": .number(frame.height),
        ],
      ],
      result: { $0["data"].string }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Loads the page again.
  static var reload: Self { Self("Page.reload") }

  /// Navigates to an entry in the history.
  static func navigate(toEntry entry: NavigationHistory.Entry) -> Self {
    Self("Page.navigateToHistoryEntry", ["entryId": entry.id])
  }

  /// Answers a dialog of the page.
  static func handleDialog(accepts: Bool, promptText: String) -> Self {
    Self(
      "Page.handleJavaScriptDialog",
      ["accept": .bool(accepts), "promptText": .string(promptText)]
    )
  }

  /// Makes the browser report that the page asks for a file, instead of showing a file chooser.
  static var interceptFileChooser: Self {
    Self("Page.setInterceptFileChooserDialog", ["enabled": true])
  }

  /// Chooses files in a file field.
  static func setFiles(_ paths: [String], ofNode node: Int) -> Self {
    Self(
      "DOM.setFileInputFiles",
      ["backendNodeId": .number(Double(node)), "files": .array(paths.map { .string($0) })]
    )
  }

  /// Replaces the content of a frame's document.
  static func setDocumentContent(_ html: String, of frame: String) -> Self {
    Self("Page.setDocumentContent", ["frameId": .string(frame), "html": .string(html)])
  }

  /// Runs a script in each new document before the page's own scripts, and immediately in existing
  /// documents.
  static func addScript(_ source: String, world: String? = nil) -> Self {
    var parameters: [String: JSONValue] = ["source": .string(source), "runImmediately": true]
    if let world { parameters["worldName"] = .string(world) }
    return Self("Page.addScriptToEvaluateOnNewDocument", .object(parameters))
  }
}

extension BrowserCommand where Answer == String {
  /// Runs a script in each new document before the page's own scripts, and returns its identifier.
  static func addRemovableScript(_ source: String) -> Self {
    Self(
      "Page.addScriptToEvaluateOnNewDocument",
      ["source": .string(source)],
      result: { $0["identifier"].string ?? "" }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Stops running a script in new documents.
  static func removeScript(_ identifier: String) -> Self {
    Self("Page.removeScriptToEvaluateOnNewDocument", ["identifier": .string(identifier)])
  }
}

// MARK: - Runtime

/// The result of evaluating a script.
struct Evaluation: Sendable {
  /// The value as JSON, if it was requested by value.
  var value: JSONValue
  /// The object that the browser keeps, if an object was requested.
  var object: RemoteObject?
  /// A description of the exception that the script threw, if any.
  var exception: String?

  fileprivate init(_ result: JSONValue) {
    value = result["result"]["value"]
    object = RemoteObject(result["result"]["objectId"])
    let details = result["exceptionDetails"]
    guard details != .null else { return }
    let thrown = details["exception"]
    exception =
      thrown["description"].string ?? thrown["value"].string ?? details["text"].string ?? ""
  }
}

/// A JavaScript object that the browser keeps.
struct RemoteObject: Sendable {
  fileprivate let id: JSONValue

  fileprivate init?(_ id: JSONValue) {
    guard id != .null else { return nil }
    self.id = id
  }
}

extension BrowserCommand where Answer == Evaluation {
  /// Evaluates an expression, and returns its value.
  ///
  /// - Parameter world: The world in which to evaluate the expression, or `nil` for the page's own world.
  static func evaluate(
    _ expression: String,
    in world: Int? = nil,
    awaitsPromise: Bool = false
  ) -> Self {
    var parameters: [String: JSONValue] = [
      "expression": .string(expression), "returnByValue": true,
      "awaitPromise": .bool(awaitsPromise), "userGesture": true,
    ]
    if let world { parameters["contextId"] = .number(Double(world)) }
    return Self("Runtime.evaluate", .object(parameters), result: Evaluation.init)
  }

  /// Evaluates an expression, and returns a simple value or the object itself.
  ///
  /// - Parameter world: The world in which to evaluate the expression, or `nil` for the page's own world.
  static func evaluateObject(_ expression: String, in world: Int? = nil) -> Self {
    var parameters: [String: JSONValue] = [
      "expression": .string(expression), "objectGroup": "a11ynav",
    ]
    if let world { parameters["contextId"] = .number(Double(world)) }
    return Self("Runtime.evaluate", .object(parameters), result: Evaluation.init)
  }

  /// Calls a function with an object as `this`.
  static func call(
    _ declaration: String,
    on object: RemoteObject,
    _ arguments: [JSONValue]
  ) -> Self {
    Self(
      "Runtime.callFunctionOn",
      [
        "objectId": object.id, "returnByValue": true, "userGesture": true,
        "functionDeclaration": .string(declaration),
        "arguments": .array(arguments.map { ["value": $0] }),
      ],
      result: Evaluation.init
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Provides pages with a function that reports its argument as an event.
  static func addBinding(_ name: String) -> Self {
    Self("Runtime.addBinding", ["name": .string(name)])
  }

  /// Stops the running script.
  static var terminateExecution: Self { Self("Runtime.terminateExecution") }
}

// MARK: - Accessibility, DOM, DOMDebugger, DOMSnapshot

extension BrowserCommand where Answer == [UInt8] {
  /// Returns the accessibility tree of a frame in the form of the browser's message, which `ChromeNodes` parses.
  static func getFullTree(ofFrame id: String) -> Self {
    Self("Accessibility.getFullAXTree", ["frameId": .string(id)], message: { $0.bytes })
  }

  /// Returns a DOM snapshot of all nodes in the form of the browser's message, which `DOMFacts` parses.
  static func captureSnapshot(styles: [String]) -> Self {
    Self(
      "DOMSnapshot.captureSnapshot",
      ["computedStyles": .array(styles.map { .string($0) })],
      message: { $0.bytes }
    )
  }
}

/// A node of the accessibility tree that has children, identified by its id.
struct ParentNode: Sendable {
  fileprivate let id: JSONValue
}

extension BrowserCommand where Answer == [ParentNode] {
  /// Returns the root of the accessibility tree, if it has children.
  static var getRoot: Self {
    Self("Accessibility.getRootAXNode", result: { parents([$0["node"]]) })
  }

  /// Returns those children of a node that have children themselves.
  static func getChildren(of node: ParentNode) -> Self {
    Self(
      "Accessibility.getChildAXNodes",
      ["id": node.id],
      result: { parents($0["nodes"].array) }
    )
  }

  private static func parents(_ nodes: [JSONValue]) -> [ParentNode] {
    nodes.filter { !$0["childIds"].array.isEmpty }.map { ParentNode(id: $0["nodeId"]) }
  }
}

extension BrowserCommand where Answer == Int? {
  /// Returns the DOM node of the element that contains a frame.
  static func getOwner(ofFrame id: String) -> Self {
    Self(
      "DOM.getFrameOwner",
      ["frameId": .string(id)],
      result: { $0["backendNodeId"].integer }
    )
  }

  /// Returns the number of the DOM node that an object represents.
  static func describeNode(_ object: RemoteObject) -> Self {
    Self(
      "DOM.describeNode",
      ["objectId": object.id],
      result: { $0["node"]["backendNodeId"].integer }
    )
  }
}

extension BrowserCommand where Answer == [RemoteObject] {
  /// Returns those elements of an array that are objects, in the order of the array.
  static func elements(of array: RemoteObject) -> Self {
    Self(
      "Runtime.getProperties",
      ["objectId": array.id, "ownProperties": true],
      result: { $0["result"].array.compactMap { RemoteObject($0["value"]["objectId"]) } }
    )
  }
}

extension BrowserCommand where Answer == RemoteObject? {
  /// Returns a DOM node as an object in a world.
  static func resolveNode(_ node: Int, in world: Int) -> Self {
    Self(
      "DOM.resolveNode",
      ["backendNodeId": .number(Double(node)), "executionContextId": .number(Double(world))],
      result: { RemoteObject($0["object"]["objectId"]) }
    )
  }
}

extension BrowserCommand where Answer == [String] {
  /// Returns the names of the events for which an object or any of its descendants has listeners.
  static func getListenedEvents(_ object: RemoteObject) -> Self {
    Self(
      "DOMDebugger.getEventListeners",
      ["objectId": object.id, "depth": -1, "pierce": true],
      result: { $0["listeners"].array.map { $0["type"].string ?? "" } }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Makes the browser report changes to the document's nodes.
  ///
  /// - Parameter depth: The depth of the nodes to return, or -1 for all nodes, including the documents of frames.
  static func getDocument(depth: Int) -> Self {
    depth < 0
      ? Self("DOM.getDocument", ["depth": -1, "pierce": true])
      : Self("DOM.getDocument", ["depth": .number(Double(depth))])
  }
}

// MARK: - Emulation, Input, Network, Performance

/// The policy by which virtual time passes.
enum VirtualTime: Hashable, Sendable {
  /// Time does not pass.
  case pause
  /// Time passes on its own, up to a budget.
  case advance(milliseconds: Double)
  /// Time passes on its own, up to a budget, but not while the page waits for the network.
  case advanceUnlessFetching(milliseconds: Double)

  fileprivate var parameters: JSONValue {
    switch self {
    case .pause: ["policy": "pause"]
    case .advance(let budget): ["policy": "advance", "budget": .number(budget)]
    case .advanceUnlessFetching(let budget):
      ["policy": "pauseIfNetworkFetchesPending", "budget": .number(budget)]
    }
  }
}

/// A press or release of a key.
struct KeyEvent: Hashable, Sendable {
  var type: String
  var key: String
  var code: String
  var keyCode: Int
  var modifiers: Int
  /// The text that the key types.
  var text: String?

  fileprivate var parameters: JSONValue {
    var parameters: [String: JSONValue] = [
      "type": .string(type), "key": .string(key), "code": .string(code),
      "windowsVirtualKeyCode": .number(Double(keyCode)),
      "nativeVirtualKeyCode": .number(Double(keyCode)), "modifiers": .number(Double(modifiers)),
    ]
    if let text { parameters["text"] = .string(text) }
    return .object(parameters)
  }
}

extension BrowserCommand where Answer == [String: Double] {
  /// Returns the browser's counts and measurements for a page, by name.
  static var getMetrics: Self {
    Self(
      "Performance.getMetrics",
      result: { result in
        var metrics: [String: Double] = [:]
        for metric in result["metrics"].array {
          if let name = metric["name"].string { metrics[name] = metric["value"].number }
        }
        return metrics
      }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Sets the policy by which virtual time passes.
  static func setVirtualTime(_ time: VirtualTime) -> Self {
    Self("Emulation.setVirtualTimePolicy", time.parameters)
  }

  /// Makes the page behave as if it were in front.
  static var emulateFocus: Self { Self("Emulation.setFocusEmulationEnabled", ["enabled": true]) }

  /// Sets the size of the viewport, in points.
  static func setViewport(width: Int, height: Int) -> Self {
    Self(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ]
    )
  }

  /// Sets the locale of the page's scripts.
  static func setLocale(_ locale: String) -> Self {
    Self("Emulation.setLocaleOverride", ["locale": .string(locale)])
  }

  /// Makes the browser request content in a language from servers.
  static func acceptLanguage(_ locale: String) -> Self {
    Self("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": .string(locale)]])
  }

  /// Sets the user agent that the browser reports.
  static func setUserAgent(_ name: String) -> Self {
    Self("Emulation.setUserAgentOverride", ["userAgent": .string(name)])
  }

  /// Sets media features, such as `prefers-color-scheme`.
  static func setMedia(_ features: [String: String]) -> Self {
    let list = features.sorted { $0.key < $1.key }.map { feature -> JSONValue in
      ["name": .string(feature.key), "value": .string(feature.value)]
    }
    return Self("Emulation.setEmulatedMedia", ["features": .array(list)])
  }

  /// Sets the time zone of the page's scripts.
  static func setTimeZone(_ identifier: String) -> Self {
    Self("Emulation.setTimezoneOverride", ["timezoneId": .string(identifier)])
  }

  /// Sets the location that is reported to the page, in degrees.
  static func setGeolocation(latitude: Double, longitude: Double) -> Self {
    Self(
      "Emulation.setGeolocationOverride",
      ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 10]
    )
  }

  /// Makes the browser accept invalid certificates.
  static var ignoreCertificateErrors: Self {
    Self("Security.setIgnoreCertificateErrors", ["ignore": true])
  }

  /// Holds each request to an origin until it is continued.
  static func pauseRequests(to origin: String) -> Self {
    Self("Fetch.enable", ["patterns": [["urlPattern": .string("\(origin)/*")]]])
  }

  /// Holds every request until it is answered or continued.
  static var pauseAllRequests: Self { Self("Fetch.enable") }

  /// Continues a request that was held, and sends it with the given headers or its own.
  static func continueRequest(_ id: String, headers: JSONValue?) -> Self {
    var parameters: [String: JSONValue] = ["requestId": .string(id)]
    if let headers { parameters["headers"] = headers }
    return Self("Fetch.continueRequest", .object(parameters))
  }

  /// Answers a request that was held.
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

  /// Makes a request that was held fail, with a reason that the protocol names.
  static func failRequest(_ id: String, reason: String) -> Self {
    Self("Fetch.failRequest", ["requestId": .string(id), "errorReason": .string(reason)])
  }

  /// Inserts text at the page's focus.
  static func insertText(_ text: String) -> Self {
    Self("Input.insertText", ["text": .string(text)])
  }

  /// Presses or releases a key.
  static func dispatchKey(_ event: KeyEvent) -> Self {
    Self("Input.dispatchKeyEvent", event.parameters)
  }
}

/// The content of a response.
struct ResponseBody: Sendable {
  var text: String
  /// Whether the text is in Base64.
  var isBase64: Bool
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
