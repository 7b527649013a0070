// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A place where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In a menu of the field.
  public static let menu = Self(name: "menu")
  /// Over the content.
  public static let content = Self(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// One bit for each place.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu of the field.
    public static let menu = Set(rawValue: 1)
    /// Over the content.
    public static let content = Set(rawValue: 2)
  }
}

extension EnvironmentValues {
  /// Where suggestions are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

/// When the choice of where to search is shown. It is always shown here.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// While text is typed.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// While the field is used.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}
