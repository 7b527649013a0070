// SPDX-License-Identifier: MIT

import Foundation

/// What a web view is made with. It does not affect elements.
@MainActor
open class WKWebViewConfiguration: NSObject {
  /// What scripts may do.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What pages may do.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Whether videos play in the page.
  open var allowsInlineMediaPlayback = false
  /// Where pages keep data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What the view adds to its name on the web.
  open var applicationNameForUserAgent: String?
  /// Creates a configuration.
  public nonisolated override init() { super.init() }
}

/// What scripts may do. They never run.
open class WKUserContentController: NSObject {
  /// Does nothing: no script runs.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing: no script runs.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Does nothing: no script runs.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script for pages. It never runs.
open class WKUserScript: NSObject {
  /// When a script runs.
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  /// The script.
  public let source: String
  /// Creates a script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// What a script says to the program. None runs, so it is never made.
open class WKScriptMessage: NSObject {
  /// The message.
  open var body: Any { "" }
  /// The name of the handler.
  open var name: String { "" }
}

/// Is told what scripts say. None runs, so it is never called.
@MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Is told what a script says.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// What pages may do. It does not affect elements.
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest font, in points.
  open var minimumFontSize: CGFloat = 0
}

/// What pages may do. It does not affect elements.
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run.
  open var allowsContentJavaScript = true
}

/// Where pages keep data. They keep none.
open class WKWebsiteDataStore: NSObject {
  /// The usual store.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
