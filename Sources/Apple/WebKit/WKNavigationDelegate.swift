// SPDX-License-Identifier: MIT

import Foundation

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
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Is told about pages: each is done as soon as it begins.
@MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Is told that a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Is told that a page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Is told that a page cannot be loaded. It is never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Is told that a page cannot be loaded. It is never called.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
  /// Is asked whether a link is followed. It is never called.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  )
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
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

/// Is asked about windows. It is never called.
@MainActor
public protocol WKUIDelegate: AnyObject {}
