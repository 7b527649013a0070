// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What kind of text an element holds.
///
/// In source code all punctuation is spoken unless a modifier says otherwise. The other kinds are
/// spoken alike.
public struct AccessibilityTextContentType: Sendable {
  package let isSourceCode: Bool

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(isSourceCode: false)
  /// Console input and output.
  public static let console = AccessibilityTextContentType(isSourceCode: false)
  /// Files and folders.
  public static let fileSystem = AccessibilityTextContentType(isSourceCode: false)
  /// Messages.
  public static let messaging = AccessibilityTextContentType(isSourceCode: false)
  /// Stories and articles.
  public static let narrative = AccessibilityTextContentType(isSourceCode: false)
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(isSourceCode: true)
  /// Rows and columns.
  public static let spreadsheet = AccessibilityTextContentType(isSourceCode: false)
  /// Documents.
  public static let wordProcessing = AccessibilityTextContentType(isSourceCode: false)
}
