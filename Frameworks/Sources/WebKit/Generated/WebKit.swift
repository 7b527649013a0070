// SPDX-License-Identifier: MIT

// Made from Surface/WebKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import Observation
import SwiftUI

/// The loading of a page.
open class WKNavigation: NSObject {}

/// An action that leads to another page. None ever occurs, so no instance is ever created.
open class WKNavigationAction: NSObject {
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The type of the navigation.
  open var navigationType: WKNavigationType { .other }
  /// The frame in which the page is to be loaded.
  open var targetFrame: WKFrameInfo? { nil }
}

/// The type of a navigation.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// A frame. None is ever created.
open class WKFrameInfo: NSObject {
  /// Whether the frame is the main one.
  open var isMainFrame: Bool { true }
}

/// The decision whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// The configuration of a web view. It does not affect elements.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// The controller for scripts.
  open var userContentController = WKUserContentController()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Whether videos play inside the page.
  open var allowsInlineMediaPlayback = false
  /// The store for the pages' data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The name that the view appends to its user agent.
  open var applicationNameForUserAgent: String?
  /// Creates a configuration.
  nonisolated public override init() { super.init() }
}

/// A controller for scripts. They never run.
open class WKUserContentController: NSObject {
  /// Does nothing, because no script runs.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing, because no script runs.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Does nothing, because no script runs.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script for pages. It never runs.
open class WKUserScript: NSObject {
  /// The time at which a script runs.
  public enum InjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
  }
  /// The script.
  public let source: String
  /// Creates a script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// A message from a script to the program. No script runs, so no instance is ever created.
open class WKScriptMessage: NSObject {
  /// The message.
  open var body: Any { "" }
  /// The name of the handler.
  open var name: String { "" }
}

/// The preferences of pages. They do not affect elements.
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts can open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest font, in points.
  open var minimumFontSize: CGFloat = 0
}

/// The preferences of pages. They do not affect elements.
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run.
  open var allowsContentJavaScript = true
}

/// A store for the pages' data. Nothing is stored.
open class WKWebsiteDataStore: NSObject {
  /// Returns the default store.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Returns a store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// A delegate that is notified about pages, which are loaded as soon as they begin.
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Called when a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a page has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page could not be loaded, which never happens.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page could not be loaded, which never happens.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
  /// Decides whether a link is followed. It is never called.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  )
}

/// A delegate that handles a page's alerts and new windows. It is never called.
@MainActor public protocol WKUIDelegate: AnyObject {}

/// A handler for messages from scripts. No script runs, so it is never called.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Receives a message from a script.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

extension View {
  /// Sets whether swipes go back and forward.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Sets whether links are previewed.
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    self
  }

  /// Sets whether text can be selected.
  nonisolated public func webViewTextSelection(_ selectability: Bool) -> some View { self }

  /// Sets the visibility of the background.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

extension WebView {
  /// Whether swipes go back and forward. It is accepted but has no effect.
  public enum BackForwardNavigationGesturesBehavior: Sendable {
    case automatic, enabled, disabled
  }

  /// Whether links are previewed. It is accepted but has no effect.
  public enum LinkPreviewBehavior: Sendable {
    case automatic, enabled, disabled
  }
}

extension View {
  /// Sets whether elements of a page can fill the screen.
  nonisolated public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }

  /// Binds the scroll position of a page.
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    self
  }

  /// Runs an action when a page is scrolled. Nothing is drawn, so it never runs.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    reportedUnheard(
      ".webViewOnScrollGeometryChange(for:of:action:) is accepted but has no audible effect. Runs an action when a page is scrolled. Nothing is drawn, so it never runs."
    )
  }

  /// Sets the inputs that scroll a page.
  nonisolated public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }

  /// Sets whether gestures magnify the page. It has no effect.
  nonisolated public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
}

extension WebView {
  /// Whether elements of a page can fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    let name: String
    /// The default.
    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    /// Elements can fill the screen.
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    /// Elements cannot fill the screen.
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }

  /// Whether gestures magnify the page. It is accepted but has no effect.
  public enum MagnificationGesturesBehavior: Sendable {
    case automatic, enabled, disabled
  }
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}

  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}

  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  /// Allows the navigation.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

extension WebPage {
  /// Whether the page is being loaded, which is always `false`.
  public var isLoading: Bool { false }

  /// The fraction of the page that is loaded, which is always 1.
  public var estimatedProgress: Double { 1 }

  /// Does nothing, because nothing is loaded.
  public func reload(fromOrigin: Bool = false) {}

  /// Does nothing, because nothing is being loaded.
  public func stopLoading() {}

  /// Returns `nil`, because no page is loaded that could run a script.
  @discardableResult public func callJavaScript(_ functionBody: String) async throws -> Any? { nil }
}
