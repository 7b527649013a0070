// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How text is set. It does not affect elements.
extension View {
  /// Sets the height of lines.
  nonisolated public func lineHeight(_ height: AttributedString.LineHeight?) -> some View { self }
  /// Sets how lines are aligned.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    self
  }
  /// Sets which end of a line a selection belongs to.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
  /// Shows or hides what formats typed text.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Sets whether tools for writing are offered.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  /// Shows or hides the button of tools for writing.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
  /// Sets what is typed to choose the view.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }
  /// Turns off replacing text.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Whether tools for writing are offered.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// All of them.
  public static let complete = Self(name: "complete")
  /// Few of them.
  public static let limited = Self(name: "limited")
  /// None.
  public static let disabled = Self(name: "disabled")
}

extension AttributedString {
  /// The height of lines.
  public struct LineHeight: Hashable, Sendable {
    let name: String
    /// Close together.
    public static let tight = Self(name: "tight")
    /// As usual.
    public static let normal = Self(name: "normal")
    /// Far apart.
    public static let loose = Self(name: "loose")
    /// A height, in points.
    public static func exact(points: CGFloat) -> Self { Self(name: "\\(points)") }
    /// Times the size of the font.
    public static func multiple(factor: CGFloat) -> Self { Self(name: "\\(factor) times") }
  }
}

extension Text {
  /// How lines are aligned.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Self(name: "default")
    /// As the layout.
    public static let layoutBased = Self(name: "layout")
    /// As the text.
    public static let writingDirectionBased = Self(name: "writing direction")
  }
}

/// Which end of a line a selection belongs to.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// Where typed text is formatted.
public enum TextInputFormattingControlPlacement {
  /// Some places.
  public struct Set: OptionSet, Sendable {
    /// The places.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of what is selected.
    public static let contextMenu = Set(rawValue: 1)
    /// Beside the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}
