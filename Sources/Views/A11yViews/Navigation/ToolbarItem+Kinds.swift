// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// What can be said of an item of a toolbar besides its view. It does not affect elements.

extension ToolbarContent {
  /// Shows or hides the glass behind an item.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Sets whether the user may move or remove an item. Nobody can here.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some ToolbarContent { self }
  /// Sets which items the user finds in a toolbar first.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some ToolbarContent { self }
  /// Creates an item the place that a screen grows out of.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

/// Whether the user may move or remove an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// Both.
  public static let `default` = Self(name: "default")
  /// Moving.
  public static let reorderable = Self(name: "reorderable")
  /// Neither.
  public static let disabled = Self(name: "disabled")
}

/// How the user finds an item of a toolbar first.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Makes options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Always there.
  public static let alwaysAvailable = Self(rawValue: 1)
}

extension ToolbarItemGroup {
  /// Puts views in a toolbar, under one label where there is little space. All are shown here.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

/// The place of an item that the system adds to a toolbar: the item is where it always is here.
public struct DefaultToolbarItem: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  /// An item that the system adds.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// The search field.
    public static let search = Kind(name: "search")
    /// The title.
    public static let title = Kind(name: "title")
    /// The button of the sidebar.
    public static let sidebarToggle = Kind(name: "sidebarToggle")
  }

  /// Says where an item should be.
  nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var _view: AnyView { AnyView(EmptyView()) }
}
