// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The behavior that determines where scrolling stops. Nothing is scrolled, so it is never called.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  /// The context of a scroll target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The context in which a behavior's properties are requested.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The properties of scrolling.
  typealias Properties = ScrollTargetBehaviorProperties
  /// Changes the target of scrolling.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// Returns the properties of scrolling.
  func properties(context: PropertiesContext) -> Properties
}

/// The context of a scroll target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target at which scrolling began.
  public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero, anchor: nil) }
  /// The velocity, in points per second.
  public var velocity: CGVector { .zero }
  /// The size of the content, in points.
  public var contentSize: CGSize { .zero }
  /// The size of the scroll view, in points.
  public var containerSize: CGSize { .zero }
  /// The axes along which the view scrolls.
  public var axes: Axis.Set { .vertical }
  /// A value from the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}

/// A behavior that stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  nonisolated public init() {}
}

/// A behavior that stops at whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The maximum number of views that are scrolled at a time.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// As many views as fit.
    public static let always = Self(name: "always")
    /// As many views as the finger scrolls.
    public static let never = Self(name: "never")
    /// One view.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// A few views.
    public static let alwaysByFew = Self(name: "alwaysByFew")
  }
  /// Creates the behavior.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Creates the behavior with an anchor for views.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

/// A scroll target behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Erases the type of a behavior.
  nonisolated public init<B: ScrollTargetBehavior>(_ base: B) {}
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible, if there are any indicators.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Visible only when needed.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard is dismissed immediately.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling never dismisses the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The bounce behavior of scrolling.
public struct ScrollBounceBehavior: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Scrolling always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Scrolling bounces only if the content does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The purpose of the top bar.
public struct ToolbarRole: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A role for browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// A role for editing.
  public static let editor = ToolbarRole(name: "editor")
  /// A role for navigation.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// The bar to which a modifier applies.
public struct ToolbarPlacement: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The top bar of a screen.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom bar of a screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

extension ScrollPosition {
  /// Scrolls to a position.
  public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat? = nil) {
    scrollTo(point: CGPoint(x: x ?? 0, y: y ?? 0))
  }

  /// Whether the user has scrolled.
  public var isPositionedByUser: Bool { false }
}

/// The phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether the view is scrolling.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry of a scroll view. Nothing has a size here.
public struct ScrollGeometry: Equatable, Sendable {
  /// Creates a geometry.
  public init(
    contentOffset: CGPoint = .zero,
    contentSize: CGSize = .zero,
    contentInsets: EdgeInsets = EdgeInsets(),
    containerSize: CGSize = .zero
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  /// The offset of the content.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The insets of the content.
  public var contentInsets = EdgeInsets()
  /// The size of the scroll view.
  public var containerSize = CGSize.zero
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the view.
  public var bounds: CGRect { visibleRect }
}

/// The reason for scrolling a view.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// The initial offset.
  public static var initialOffset: Self { Self(name: "initialOffset") }
  /// A change of sizes.
  public static var sizeChanges: Self { Self(name: "sizeChanges") }
  /// The alignment of content that is smaller than the view.
  public static var alignment: Self { Self(name: "alignment") }
}

/// The target of scrolling.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part of the content, in points.
  public var rect: CGRect
  /// The anchor of the target.
  public var anchor: UnitPoint?
}

/// The context in which a behavior's properties are requested.
public struct ScrollTargetBehaviorPropertiesContext {}

/// The properties of scrolling.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether scrolling by momentum is limited.
  public var limitsScrolls = false
  /// Creates the properties.
  public init() {}
}

/// Whether an input scrolls the view.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// A kind of input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// A hand gesture shortcut.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// Scrolling by looking.
  public static let look = Self(name: "look")
  /// Scrolling with the Digital Crown.
  public static let crown = Self(name: "crown")
}

/// The context of a change of the scroll phase.
public struct ScrollPhaseChangeContext {
  /// The scroll geometry.
  public var geometry: ScrollGeometry
  /// The velocity, in points per second.
  public var velocity: CGVector?
}

extension View {
  /// Binds the scroll position of the view.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Sets the initial scroll position.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets the scroll position for a reason.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  { self }

  /// Reports changes of the scroll geometry. Nothing has a size, so it never changes.
  @preconcurrency nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    unheard(
      ".onScrollGeometryChange(for:of:action:) is accepted but has no audible effect. Reports changes of the scroll geometry. Nothing has a size, so it never changes."
    )
  }

  /// Reports changes of the scroll phase. It never changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    unheard(
      ".onScrollPhaseChange(_:) is accepted but has no audible effect. Reports changes of the scroll phase. It never changes."
    )
  }

  /// Shows or hides the background of scrolled content.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Sets how scrolling dismisses the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }

  /// Disables scrolling by touch.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets whether content is drawn beyond the frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Lets scrolling stop at the views inside.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets how scrolling bounces.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Shows the scroll indicators briefly when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the scroll indicators briefly when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Lets scrolling stop at the view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets the initial scroll position.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }

  /// Hides the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }

  /// Disables the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Sets the kinds of input that scroll.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }

  /// Runs an action when other views become visible. No view is scrolled out of sight, so the
  /// action never runs.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    unheard(
      ".onScrollTargetVisibilityChange(idType:threshold:_:) is accepted but has no audible effect. Runs an action when other views become visible. No view is scrolled out of sight, so the action never runs."
    )
  }

  /// Runs an action when scrolling begins or ends. Nothing is scrolled, so the action never runs.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    unheard(
      ".onScrollPhaseChange(_:) is accepted but has no audible effect. Runs an action when scrolling begins or ends. Nothing is scrolled, so the action never runs."
    )
  }

  /// Sets the behavior that determines where scrolling stops.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
  { self }

  /// Binds the row to which the view is scrolled. Nothing is scrolled, so the binding is never
  /// written.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  { self }

  /// Makes the view as large as a part of its scroll view.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }

  /// Makes the view as large as a number of columns in its scroll view, with spacing in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets the view's size from its scroll view's size, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }

  /// Draws the background of a bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Shows or hides the background of a bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets the purpose of the top bar.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Reports whether the view is visible. It always is, because all content can be reached.
  @preconcurrency nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View { onAppear { action(true) } }

  /// Reports a view's geometry. No view has a size, so the geometry is reported once, as zero.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View { onAppear { action(transform(GeometryProxy())) } }
}

extension PagingScrollTargetBehavior {
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ViewAlignedScrollTargetBehavior {
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension AnyScrollTargetBehavior {
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that stops at whole pages.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that stops at whole views.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Returns a behavior that stops at whole views.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns a behavior that stops at whole views.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension ScrollTargetBehavior {
  /// Returns the default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}
