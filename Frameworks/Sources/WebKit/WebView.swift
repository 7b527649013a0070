// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUI

/// A page in a web view, with the page's address and title. The page is not loaded.
@MainActor
@Observable
public final class WebPage {
  /// The page's address.
  public private(set) var url: URL?
  /// The page's title, which is known only if the page was given as HTML.
  public private(set) var title = ""

  /// Creates an empty page.
  public init() {}

  /// Shows the address of a request.
  public func load(_ request: URLRequest) { (url, title) = (request.url, "") }
  /// Shows the address of a page.
  public func load(_ url: URL?) { (self.url, title) = (url, "") }
  /// Shows the title of a page that is given as HTML.
  public func load(html: String, baseURL: URL? = nil) {
    (url, title) = (baseURL, PageTitle.of(html) ?? "")
  }
}

/// A web view, which is a single element labeled "Web page" with the page's title or address as its value.
public struct WebView {
  private let page: WebPage?
  private let url: URL?

  /// Creates a view for a page.
  public init(_ page: WebPage) {
    self.page = page
    url = nil
  }

  /// Creates a view for the page at a URL.
  public init(url: URL?) {
    page = nil
    self.url = url
  }
}

extension WebView: View {
  /// The element that represents the page.
  public var body: some View {
    EmptyView()
      .accessibilityElement()
      .accessibilityLabel("Web page")
      .accessibilityValue(words)
  }

  @MainActor private var words: String {
    if let title = page?.title, !title.isEmpty { return title }
    return (page?.url ?? url)?.absoluteString ?? ""
  }
}
