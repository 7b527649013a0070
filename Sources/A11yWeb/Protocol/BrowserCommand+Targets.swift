// SPDX-License-Identifier: MIT

import A11yJSON

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

/// A context with its own cookies, storage and permissions.
struct BrowserContext: Hashable, Sendable {
  fileprivate let id: JSONValue
}

extension BrowserCommand where Answer == String {
  /// Returns the browser's name and version, as in `Chrome/120.0.1`.
  static var getVersion: Self {
    Self("Browser.getVersion", result: { $0["product"].string ?? "" })
  }

  /// Creates an empty tab and returns its ID.
  static func createTarget(in context: BrowserContext, isWindowless: Bool) -> Self {
    Self(
      "Target.createTarget",
      [
        "url": "about:blank", "browserContextId": context.id, "hidden": .bool(isWindowless),
      ],
      result: { $0["targetId"].string ?? "" }
    )
  }

  /// Attaches to a tab and returns the session for communicating with it.
  static func attach(toTarget id: String) -> Self {
    Self(
      "Target.attachToTarget",
      ["targetId": .string(id), "flatten": true],
      result: { $0["sessionId"].string ?? "" }
    )
  }
}

extension BrowserCommand where Answer == BrowserContext {
  /// Creates a context that is removed when the connection ends and that can use a proxy.
  ///
  /// - Parameter isOffline: Whether the context reaches no server at all, not even on this machine.
  static func createBrowserContext(proxy: String?, isOffline: Bool = false) -> Self {
    var parameters: [String: JSONValue] = ["disposeOnDetach": true]
    if let proxy { parameters["proxyServer"] = .string(proxy) }
    if isOffline {
      // No program listens on the port of the discard protocol (RFC 863), and browsers block this port.
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
  /// Returns the context that a tab belongs to.
  static func getContext(ofTarget id: String) -> Self {
    Self(
      "Target.getTargetInfo",
      ["targetId": .string(id)],
      result: { BrowserContext(id: $0["targetInfo"]["browserContextId"]) }
    )
  }
}

extension BrowserCommand where Answer == JSONValue {
  /// Returns the cookies in a context.
  static func getCookies(in context: BrowserContext) -> Self {
    Self("Storage.getCookies", ["browserContextId": context.id], result: { $0["cookies"] })
  }
}

extension BrowserCommand where Answer == Void {
  /// Makes the browser reject and report all downloads in a context.
  static func denyDownloads(in context: BrowserContext) -> Self {
    Self(
      "Browser.setDownloadBehavior",
      ["behavior": "deny", "browserContextId": context.id, "eventsEnabled": true]
    )
  }

  /// Grants or denies a permission to a context.
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

  /// Makes the browser report existing targets, and report when targets are created or destroyed.
  static var discoverTargets: Self { Self("Target.setDiscoverTargets", ["discover": true]) }

  /// Makes the browser attach to frames with their own processes as soon as these frames are created.
  static var attachToFrames: Self {
    Self(
      "Target.setAutoAttach",
      [
        "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true,
        "filter": [["type": "iframe"], ["exclude": true]],
      ]
    )
  }

  /// Closes a context and all of its tabs.
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
