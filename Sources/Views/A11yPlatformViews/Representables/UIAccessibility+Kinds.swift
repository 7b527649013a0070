// SPDX-License-Identifier: MIT

import Foundation

/// A direction in which something is scrolled.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Forward.
  case next = 5
  /// Back.
  case previous = 6
}

/// Whether what is in something is shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// What kind of text something holds. In source code all punctuation is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Documents.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Stories and articles.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Rows and columns.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Files and folders.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Console input and output.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
