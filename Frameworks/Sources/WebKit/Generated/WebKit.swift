// SPDX-License-Identifier: MIT

// Made from Surface/WebKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import Observation
import SwiftUI

/// The loading of a page.
open class WKNavigation: NSObject {}

/// A link that was followed. None is, so it is never made.
open class WKNavigationAction: NSObject {
  /// What is to be loaded.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Why it is to be loaded.
  open var navigationType: WKNavigationType { .other }
  /// The part of the window that it is to be loaded in.
  open var targetFrame: WKFrameInfo? { nil }
}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// A part of a window of pages. None is made.
open class WKFrameInfo: NSObject {
  /// Whether it is the whole window.
  open var isMainFrame: Bool { true }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// What a web view is made with. It does not affect elements.
@MainActor open class WKWebViewConfiguration: NSObject {
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
  nonisolated public override init() { super.init() }
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

/// A message of a script to the program. None runs, so it is never made.
open class WKScriptMessage: NSObject {
  /// The message.
  open var body: Any { "" }
  /// The name of the handler.
  open var name: String { "" }
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

/// Is notified of pages: each has loaded as soon as it begins.
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// A page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page could not be loaded. It is never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page could not be loaded. It is never called.
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

/// Handles alerts and new windows of a page. It is never called.
@MainActor public protocol WKUIDelegate: AnyObject {}

/// Receives the messages of scripts. None runs, so it is never called.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Receives a message of a script.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

extension View {
  /// Sets whether swipes go back and forth.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Sets whether links are previewed.
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    self
  }

  /// Sets whether text is selected.
  nonisolated public func webViewTextSelection(_ selectability: Bool) -> some View { self }

  /// Draws a background.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

extension WebView {
  /// Whether swipes go back and forth. It is accepted and not heard.
  public enum BackForwardNavigationGesturesBehavior: Sendable {
    case automatic, enabled, disabled
  }

  /// Whether links are previewed. It is accepted and not heard.
  public enum LinkPreviewBehavior: Sendable {
    case automatic, enabled, disabled
  }
}

extension View {
  /// Sets whether parts of a page may fill the screen.
  nonisolated public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }

  /// Binds where a page is scrolled to.
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    self
  }

  /// Runs an action when a page is scrolled. Nothing is drawn, so it never is.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    reportedUnheard(
      ".webViewOnScrollGeometryChange(for:of:action:) is accepted and not heard: Runs an action when a page is scrolled. Nothing is drawn, so it never is."
    )
  }

  /// Sets what scrolls a page.
  nonisolated public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }

  /// Accepted: says whether the page is magnified.
  nonisolated public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
}

extension WebView {
  /// Whether parts of a page may fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    let name: String
    /// The default.
    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    /// They may.
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    /// They may not.
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }

  /// Whether the page is magnified. It is accepted and not heard.
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

  /// Allows it.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

extension WebPage {
  /// Whether the page is being loaded: it never takes time.
  public var isLoading: Bool { false }

  /// How much of the page is loaded: all of it.
  public var estimatedProgress: Double { 1 }

  /// Does nothing: nothing is loaded.
  public func reload(fromOrigin: Bool = false) {}

  /// Does nothing: nothing is being loaded.
  public func stopLoading() {}

  /// Runs nothing, since no page is loaded.
  @discardableResult public func callJavaScript(_ functionBody: String) async throws -> Any? { nil }
}
