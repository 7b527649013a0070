// SPDX-License-Identifier: MIT

import A11yFrameworkParts
import SwiftUI

/// A UIKit web view, which is a single element labeled "Web page" with the page's title or address as its value.
///
/// Pages are not loaded. A page's title is known only if the page was given as HTML.
@MainActor
open class WKWebView: UIView {
  /// The configuration with which the view was created.
  public final let configuration: WKWebViewConfiguration
  /// The delegate, which is notified about pages.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for alerts and new windows, which is never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page's address.
  public private(set) final var url: URL?
  /// The page's title.
  public private(set) final var title: String?
  /// Whether a page is being loaded. The value is always `false`, because loading takes no time.
  open var isLoading: Bool { false }
  /// The fraction of the page that has been loaded, which is always 1.
  open var estimatedProgress: Double { 1 }
  /// Whether swipes move back and forward through the visited pages. This property does not affect accessibility
  /// elements.
  open var allowsBackForwardNavigationGestures = false
  /// Whether the page can be inspected. This property does not affect accessibility elements.
  open var isInspectable = false
  /// The view's user agent.
  open var customUserAgent: String?
  /// The scroll view.
  public final let scrollView = UIScrollView(frame: .zero)
  private var back: [URL] = []
  private var forward: [URL] = []

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Web page"
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The value: the page's title or address, unless the program sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? title ?? url?.absoluteString }
    set { super.accessibilityValue = newValue }
  }

  /// Shows the address of a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    if let url { back.append(url) }
    forward = []
    return show(request.url, nil)
  }

  /// Shows the title of a page that is given as HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL, PageTitle.of(string))
  }

  /// Shows the address of a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Shows the current page again.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { show($0, title) } }

  /// Does nothing, because nothing is being loaded.
  open func stopLoading() {}

  /// Whether there is a previous page.
  open var canGoBack: Bool { !back.isEmpty }
  /// Whether there is a next page.
  open var canGoForward: Bool { !forward.isEmpty }

  /// Shows the address of the previous page.
  @discardableResult
  open func goBack() -> WKNavigation? {
    guard let earlier = back.popLast() else { return nil }
    if let url { forward.append(url) }
    return show(earlier, nil)
  }

  /// Shows the address of the next page.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard let later = forward.popLast() else { return nil }
    if let url { back.append(url) }
    return show(later, nil)
  }

  /// Returns `nil`, because no page is loaded in which a script could run.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  /// Calls the completion handler without a result, because no page is loaded in which a script could run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  private func show(_ url: URL?, _ title: String?) -> WKNavigation {
    (self.url, self.title) = (url, title)
    readAgain()
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }
}
