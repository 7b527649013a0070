// SPDX-License-Identifier: MIT

/// How a browser is started.
public struct BrowserOptions: Hashable, Sendable {
  /// The browser, by name or path; `nil` for the first that is found.
  public var program: String?
  /// Whether there is a window to look at.
  public var isHeaded = false
  /// The language that pages are asked for, as a BCP-47 tag.
  public var locale: String?

  /// Makes options: a headless browser that is looked for.
  public init() {}
}
