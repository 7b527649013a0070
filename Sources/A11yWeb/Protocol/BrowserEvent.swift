// SPDX-License-Identifier: MIT

import A11yJSON

/// A Chrome DevTools Protocol event that a11ynav handles, with the parameters that it uses.
enum BrowserEvent: Sendable {
  // Frames and documents
  case frameAttached(id: String, parent: String?)
  case frameDetached(id: String)
  case frameNavigated(NavigatedFrame)
  /// A frame has begun to navigate without a request from a11ynav.
  case frameRequestedNavigation(id: String?)
  case frameStartedLoading(id: String?)
  case frameStoppedLoading(id: String?)
  case documentLoaded
  /// Any other event about frames and documents.
  case pageChanged

  // Dialogs of the page
  case dialogOpened(DialogMessage)
  case dialogClosed
  case fileChooserOpened(FileChooser)

  // Scripts
  case contextCreated(id: Int, name: String, frame: String)
  case contextDestroyed(id: Int?)
  case contextsCleared
  /// The page has called a function that was provided to it.
  case bindingCalled(name: String?, payload: String?)

  // Changes of the tree and the nodes
  case nodesUpdated
  case treeLoaded
  case domChanged
  /// The browser has sent nodes because they were requested. Nothing has changed.
  case domShown

  // The network
  case requestSent(SentRequest)
  case responseReceived(DocumentResponse)
  /// The headers of a request as they were sent, including cookies.
  case requestHeaders(id: String, HTTPHeaders)
  /// The headers of a response as they arrived, including cookies.
  case responseHeaders(id: String, HTTPHeaders)
  /// A request is held until a command continues it.
  case requestPaused(PausedRequest)
  case loadingFinished(id: String)
  case loadingFailed(id: String, type: String, error: String)
  case socketCreated(id: String, url: String)
  /// The server has accepted a WebSocket.
  case socketAccepted(id: String, HTTPHeaders)
  case socketSent(id: String, SocketFrame)
  case socketReceived(id: String, SocketFrame)
  /// A message has arrived on an event stream.
  case eventReceived(id: String, ServerSentEvent)
  /// A chunk of a response's body has arrived. The chunk's data, in Base64, is included only for bodies that are
  /// streamed.
  case received(id: String, data: String?)
  case socketEnded(id: String)

  // Time, targets and the browser
  case virtualTimeUsedUp
  case targetCreated(TargetInfo)
  case targetDestroyed(id: String)
  /// A frame now has its own process.
  case frameTargetAttached(id: String, session: String)
  case targetDetached(session: String?)
  case crashed
  case downloadBegan(name: String, frame: String)

  /// Any event that a11ynav does not handle.
  case other

  /// Parses an event.
  init(method: String, _ params: JSONValue) {
    self = Self.readers[method]?(params) ?? Self.anything(in: method)
  }

  private static func anything(in method: String) -> BrowserEvent {
    if method.hasPrefix("DOM.") { return .domChanged }
    return method.hasPrefix("Page.") ? .pageChanged : .other
  }

  /// The functions that parse the events of each method. A function returns `nil` if a parameter is missing.
  private static let readers: [String: @Sendable (JSONValue) -> BrowserEvent?] = [
    "Page.frameAttached": { params in
      params["frameId"].string.map {
        .frameAttached(id: $0, parent: params["parentFrameId"].string)
      }
    },
    "Page.frameDetached": { params in params["frameId"].string.map { .frameDetached(id: $0) } },
    "Page.frameNavigated": { .frameNavigated(NavigatedFrame($0["frame"])) },
    "Page.frameRequestedNavigation": { .frameRequestedNavigation(id: $0["frameId"].string) },
    "Page.frameStartedLoading": { .frameStartedLoading(id: $0["frameId"].string) },
    "Page.frameStoppedLoading": { .frameStoppedLoading(id: $0["frameId"].string) },
    "Page.loadEventFired": { _ in .documentLoaded },
    "Page.javascriptDialogOpening": { .dialogOpened(DialogMessage($0)) },
    "Page.javascriptDialogClosed": { _ in .dialogClosed },
    "Page.fileChooserOpened": {
      .fileChooserOpened(
        FileChooser(
          node: $0["backendNodeId"].integer,
          isMultiple: $0["mode"].string == "selectMultiple"
        )
      )
    },
    "Runtime.executionContextCreated": { params in
      let context = params["context"]
      guard let id = context["id"].integer, let name = context["name"].string,
        let frame = context["auxData"]["frameId"].string
      else { return nil }
      return .contextCreated(id: id, name: name, frame: frame)
    },
    "Runtime.executionContextDestroyed": {
      .contextDestroyed(id: $0["executionContextId"].integer)
    },
    "Runtime.executionContextsCleared": { _ in .contextsCleared },
    "Runtime.bindingCalled": {
      .bindingCalled(name: $0["name"].string, payload: $0["payload"].string)
    },
    "Accessibility.nodesUpdated": { _ in .nodesUpdated },
    "Accessibility.loadComplete": { _ in .treeLoaded },
    "DOM.setChildNodes": { _ in .domShown },
    "Network.requestWillBeSent": { SentRequest($0).map { .requestSent($0) } },
    "Network.requestWillBeSentExtraInfo": { params in
      .requestHeaders(id: params["requestId"].string ?? "", HTTPHeaders(params["headers"]))
    },
    "Network.responseReceivedExtraInfo": { params in
      .responseHeaders(id: params["requestId"].string ?? "", HTTPHeaders(params["headers"]))
    },
    "Fetch.requestPaused": { PausedRequest($0).map { .requestPaused($0) } },
    "Network.responseReceived": { .responseReceived(DocumentResponse($0)) },
    "Network.loadingFinished": { .loadingFinished(id: $0["requestId"].string ?? "") },
    "Network.loadingFailed": {
      .loadingFailed(
        id: $0["requestId"].string ?? "",
        type: $0["type"].string ?? "",
        error: $0["errorText"].string ?? ""
      )
    },
    "Network.webSocketCreated": {
      .socketCreated(id: $0["requestId"].string ?? "", url: $0["url"].string ?? "")
    },
    "Network.webSocketHandshakeResponseReceived": { params in
      .socketAccepted(
        id: params["requestId"].string ?? "",
        HTTPHeaders(params["response"]["headers"])
      )
    },
    "Network.webSocketFrameSent": {
      .socketSent(id: $0["requestId"].string ?? "", SocketFrame($0["response"]))
    },
    "Network.webSocketFrameReceived": {
      .socketReceived(id: $0["requestId"].string ?? "", SocketFrame($0["response"]))
    },
    "Network.eventSourceMessageReceived": {
      .eventReceived(id: $0["requestId"].string ?? "", ServerSentEvent($0))
    },
    "Network.dataReceived": {
      .received(id: $0["requestId"].string ?? "", data: $0["data"].string)
    },
    "Network.webSocketClosed": { .socketEnded(id: $0["requestId"].string ?? "") },
    "Network.webSocketFrameError": { .socketEnded(id: $0["requestId"].string ?? "") },
    "Emulation.virtualTimeBudgetExpired": { _ in .virtualTimeUsedUp },
    "Target.targetCreated": { TargetInfo($0["targetInfo"]).map { .targetCreated($0) } },
    "Target.targetDestroyed": { $0["targetId"].string.map { .targetDestroyed(id: $0) } },
    "Target.attachedToTarget": { params in
      guard let session = params["sessionId"].string,
        let id = params["targetInfo"]["targetId"].string
      else { return nil }
      return .frameTargetAttached(id: id, session: session)
    },
    "Target.detachedFromTarget": { .targetDetached(session: $0["sessionId"].string) },
    "Inspector.targetCrashed": { _ in .crashed },
    "Browser.downloadWillBegin": {
      .downloadBegan(
        name: $0["suggestedFilename"].string ?? "",
        frame: $0["frameId"].string ?? ""
      )
    },
  ]
}

extension BrowserEvent {
  /// Whether the event means that a frame's content may have changed.
  var isOfTheDocument: Bool {
    switch self {
    case .frameAttached, .frameDetached, .frameNavigated, .frameRequestedNavigation,
      .frameStartedLoading, .frameStoppedLoading, .documentLoaded, .pageChanged, .dialogOpened,
      .dialogClosed, .fileChooserOpened, .domChanged, .domShown:
      true
    default: false
    }
  }
}

/// A frame that has navigated to a different document.
struct NavigatedFrame: Sendable {
  var id: String?
  /// The frame that contains this frame, or `nil` for the outermost frame.
  var parent: String?
  var url: String
  var loader: String?
  /// The address that could not be loaded, if the browser shows its own error page instead.
  var unreachableURL: String?

  init(_ frame: JSONValue) {
    id = frame["id"].string
    parent = frame["parentId"].string
    url = frame["url"].string ?? ""
    loader = frame["loaderId"].string
    unreachableURL = frame["unreachableUrl"].string
  }
}

/// A dialog that blocks the page, as described by the browser.
struct DialogMessage: Sendable {
  var type: String
  var message: String
  var defaultPrompt: String

  init(_ params: JSONValue) {
    type = params["type"].string ?? ""
    message = params["message"].string ?? ""
    defaultPrompt = params["defaultPrompt"].string ?? ""
  }
}

/// A file chooser that a page has opened.
struct FileChooser: Hashable, Sendable {
  /// The DOM node of the file field, or `nil` if a script asked for files without a field.
  let node: Int?
  /// Whether the user can choose several files.
  let isMultiple: Bool
}
