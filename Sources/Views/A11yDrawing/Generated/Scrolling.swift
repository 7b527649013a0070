// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Where scrolling stops. Nothing is scrolled, so it is never called.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  /// What is known of a scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What is known of a scroll view when its behaviour is asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What scrolling is like.
  typealias Properties = ScrollTargetBehaviorProperties
  /// Changes where scrolling stops.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What scrolling is like.
  func properties(context: PropertiesContext) -> Properties
}

/// What is known of a scroll view.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero, anchor: nil) }
  /// How fast it is, in points a second.
  public var velocity: CGVector { .zero }
  /// The size of the content, in points.
  public var contentSize: CGSize { .zero }
  /// The size of the scroll view, in points.
  public var containerSize: CGSize { .zero }
  /// In which directions it scrolls.
  public var axes: Axis.Set { .vertical }
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}

/// Stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  nonisolated public init() {}
}

/// Stops at whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are scrolled at once.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// As many as fit.
    public static let always = Self(name: "always")
    /// As many as the finger scrolls.
    public static let never = Self(name: "never")
    /// One.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = Self(name: "alwaysByFew")
  }
  /// Makes the behaviour.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Makes the behaviour, with views at a place.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

/// Stops anywhere.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Erases the type of a behaviour.
  nonisolated public init<B: ScrollTargetBehavior>(_ base: B) {}
}

/// When scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Always, if there are any.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Only when needed.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Immediately.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How scrolling bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only if the content does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The purpose of the top bar.
public struct ToolbarRole: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
  /// Navigating.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Which bar a modifier applies to.
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
  /// Scrolls to a place.
  public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat? = nil) {
    scrollTo(point: CGPoint(x: x ?? 0, y: y ?? 0))
  }

  /// Whether a user scrolled.
  public var isPositionedByUser: Bool { false }
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What a scroll view shows: nothing has a size here.
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
  /// Where the content is scrolled to.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The distances around the content.
  public var contentInsets = EdgeInsets()
  /// The size of the view.
  public var containerSize = CGSize.zero
  /// The part that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's own rectangle.
  public var bounds: CGRect { visibleRect }
}

/// Why a view is scrolled.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// To begin with.
  public static var initialOffset: Self { Self(name: "initialOffset") }
  /// Because sizes changed.
  public static var sizeChanges: Self { Self(name: "sizeChanges") }
  /// To place content that is smaller.
  public static var alignment: Self { Self(name: "alignment") }
}

/// Where scrolling stops.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part of the content, in points.
  public var rect: CGRect
  /// What of it is put where.
  public var anchor: UnitPoint?
}

/// What is known of a scroll view when its behaviour is asked for.
public struct ScrollTargetBehaviorPropertiesContext {}

/// What scrolling is like.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether momentum is limited.
  public var limitsScrolls = false
  /// Creates the properties.
  public init() {}
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// An input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// A gesture of the hand.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// A look.
  public static let look = Self(name: "look")
  /// The crown.
  public static let crown = Self(name: "crown")
}

/// What is known when scrolling begins or ends.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public var geometry: ScrollGeometry
  /// How fast it moves, in points a second.
  public var velocity: CGVector?
}

extension View {
  /// Ties a binding to where the view is scrolled to.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Sets where the view is scrolled to at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets where the view is scrolled to, for a reason.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  { self }

  /// Reports what the scroll view shows. Nothing has a size, so it never changes.
  @preconcurrency nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    unheard(
      ".onScrollGeometryChange(for:of:action:) is accepted and not heard: Reports what the scroll view shows. Nothing has a size, so it never changes."
    )
  }

  /// Reports how the scroll view moves. It never does.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    unheard(
      ".onScrollPhaseChange(_:) is accepted and not heard: Reports how the scroll view moves. It never does."
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

  /// Disables scrolling with fingers.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Draws beyond the frame as well.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Lets scrolling stop at the views inside.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets how scrolling bounces.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Shows the indicators for a moment at first.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the indicators for a moment when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Lets scrolling stop at the view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets where scrolling begins.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }

  /// Hides the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }

  /// Turns off the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Sets which input scrolls.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }

  /// Runs an action when other views become visible. Nothing is scrolled away, so the action never
  /// runs.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    unheard(
      ".onScrollTargetVisibilityChange(idType:threshold:_:) is accepted and not heard: Runs an action when other views become visible. Nothing is scrolled away, so the action never runs."
    )
  }

  /// Runs an action when scrolling begins and ends. Nothing is scrolled, so the action never runs.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    unheard(
      ".onScrollPhaseChange(_:) is accepted and not heard: Runs an action when scrolling begins and ends. Nothing is scrolled, so the action never runs."
    )
  }

  /// Sets where scrolling stops.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
  { self }

  /// Binds the row that is scrolled to. Nothing is scrolled, so it is never written.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  { self }

  /// Makes the view as large as a part of its scroll view.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }

  /// Makes the view as large as some columns of its scroll view, with spacing in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets the view's size, in points, from that of its scroll view.
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

  /// Reports whether the view is visible: it is, since all content can be reached.
  @preconcurrency nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View { onAppear { action(true) } }

  /// Reports what has a size. Nothing has one, so it is reported once, as zero.
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
  /// Stops at whole pages.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at whole views.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at whole views.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Stops at whole views.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension ScrollTargetBehavior {
  /// The default.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}
