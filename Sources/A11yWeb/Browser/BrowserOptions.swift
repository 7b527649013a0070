// SPDX-License-Identifier: MIT

/// How a browser is started.
public struct BrowserOptions: Hashable, Sendable {
  /// The browser, by name or path; `nil` for the first that is found.
  public var program: String?
  /// Whether the browser shows a window.
  public var isHeaded = false
  /// The language that pages are asked for, as a BCP-47 tag.
  public var locale: String?

  /// Creates options for a headless browser found on this machine.
  public init() {}
}
