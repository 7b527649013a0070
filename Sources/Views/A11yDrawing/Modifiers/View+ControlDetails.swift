// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Details of controls. They do not affect elements.
extension View {
  /// Sets how big buttons are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Sets how big controls are.
  nonisolated public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }
  /// Shows or hides labels. They are said all the same.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the space within labels, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Sets the width of pictures in labels, in points.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  /// Puts radio buttons beside each other.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
  /// Sets how a chosen item of a palette looks.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
  /// Sets how prominent badges are.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Sets how a material looks.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some View
  { self }
  /// Marks content that a widget may fade.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Sets whether a view is mirrored.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { self }
  /// Sets light or dark colours, by its older name.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  /// Keeps a view away from the corners.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false)
    -> some View
  { self }
  /// Lets a view take clicks that bring its window to the front.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Sets whether a view reacts to something held over it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
  /// Replaces an item of a menu while keys are held. Nobody can hold them here: accepted only.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
  /// Shows or hides what a slider is dragged by.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the picture of a screen in Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  /// Sets the picture of a screen in Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
  /// Marks a view for measuring what users do.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Lets a game controller act on the view. There is none here.
  nonisolated public func handlesGameControllerEvents(
    matching types: GameControllerEventTypes
  ) -> some View { self }
  /// Sets the look of the pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Shows or hides the pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the effect of a pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// Events of a game controller.
public struct GameControllerEventTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Of its buttons and sticks.
  public static let gamepad = Self(rawValue: 1)
}

/// How big buttons are.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As big as possible.
  public static let flexible = Self(name: "flexible")
  /// As small as possible.
  public static let fitted = Self(name: "fitted")
}

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Little.
  public static let decreased = Self(name: "decreased")
  /// As usual.
  public static let standard = Self(name: "standard")
  /// Much.
  public static let increased = Self(name: "increased")
}

/// How a material looks.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As in front.
  public static let active = Self(name: "active")
  /// As behind.
  public static let inactive = Self(name: "inactive")
  /// As its window.
  public static let matchWindow = Self(name: "matchWindow")
}

/// Whether a view reacts to something held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// How a chosen item of a palette looks.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As its author draws it.
  public static let custom = Self(name: "custom")
  /// A variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: "variant") }
}

/// Whether a view is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
  /// It is mirrored in a direction.
  public static func mirrors(in direction: LayoutDirection) -> Self { .mirrors }
}

/// The look of a pointer.
public struct PointerStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static let `default` = Self(name: "default")
  /// Over a link.
  public static let link = Self(name: "link")
  /// Over text.
  public static let horizontalText = Self(name: "horizontalText")
  /// Over text that runs down.
  public static let verticalText = Self(name: "verticalText")
  /// For choosing a part.
  public static let rectSelection = Self(name: "rectSelection")
  /// Over what can be moved.
  public static let grabIdle = Self(name: "grabIdle")
  /// While something is moved.
  public static let grabActive = Self(name: "grabActive")
  /// For making things bigger.
  public static let zoomIn = Self(name: "zoomIn")
  /// For making things smaller.
  public static let zoomOut = Self(name: "zoomOut")
  /// Between columns.
  public static let columnResize = Self(name: "columnResize")
  /// Between rows.
  public static let rowResize = Self(name: "rowResize")
}

extension ControlSize: Comparable {
  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
