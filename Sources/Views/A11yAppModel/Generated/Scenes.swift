// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// What an app shows in Assistive Access, which is off here: it is accepted only.
public struct AssistiveAccess<Content: View> {
  /// Creates the scene.
  public init(@ViewBuilder content: () -> Content) {}
}

/// The look of the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// Beside the title, low.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// Which windows a window is above.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As others.
  public static let normal = Self(name: "normal")
  /// Above others.
  public static let floating = Self(name: "floating")
  /// Below others.
  public static let desktop = Self(name: "desktop")
}

/// Whether a window comes back at the next start.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// Whether a window opens at the start.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let presented = Self(name: "presented")
  /// It does not.
  public static let suppressed = Self(name: "suppressed")
}

/// How a window's size follows its content. It has no effect on accessibility.
public struct WindowResizability: Sendable {
  /// The default behaviour.
  public static let automatic = WindowResizability()
  /// As large as the content.
  public static let contentSize = WindowResizability()
  /// At least as large as the content.
  public static let contentMinSize = WindowResizability()
}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window without its title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Where a window is put. Windows have no place here, so it is never asked.
public struct WindowPlacement: Sendable {
  /// Where a window is put beside another.
  public struct Position: Hashable, Sendable {
    let name: String
    /// Before another window.
    public static let leading = Self(name: "leading")
    /// Behind it.
    public static let trailing = Self(name: "trailing")
    /// Above it.
    public static let above = Self(name: "above")
    /// Below it.
    public static let below = Self(name: "below")
    /// Where tools are.
    public static let utilityPanel = Self(name: "utilityPanel")
  }
  /// Puts a window in a place of the screen.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Puts a window in a place of the screen, with a size in points.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Puts a window in a place, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Puts a window in a place, in points.
  public init(_ position: CGPoint, size: CGSize? = nil) {}
}

/// The content of a window that is put somewhere.
public struct WindowLayoutRoot {
  /// The size of the content: none is known.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// What is known of the screen that a window is put on.
public struct WindowPlacementContext {
  /// The screen.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
  /// The whole screen, in points: none is known.
  public var bounds: CGRect { .zero }
  /// The part that windows may take, in points: none is known.
  public var visibleRect: CGRect { .zero }
}

/// How big a window becomes when it is zoomed.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As big as the screen.
  public static let maximum = Self(name: "maximum")
  /// As big as its content.
  public static let fitToContent = Self(name: "fitToContent")
}

/// What a window is for.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The app's main window.
  public static let principal = Self(name: "principal")
  /// A window beside it.
  public static let associated = Self(name: "associated")
}

/// What a user may do to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It can be done.
  public static let enabled = Self(name: "enabled")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
}

/// What an item of a toolbar shows.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// A picture and a title.
  public static let titleAndIcon = Self(name: "titleAndIcon")
  /// A title.
  public static let titleOnly = Self(name: "titleOnly")
  /// A picture.
  public static let iconOnly = Self(name: "iconOnly")
}

extension Scene {
  /// Returns the scene unchanged.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Returns the scene unchanged.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// Returns the scene unchanged.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Returns the scene unchanged.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  /// Returns the scene unchanged.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }

  /// Sets where windows are put at first.
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets where windows are put when they are zoomed.
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets how big windows become when they are zoomed.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets what windows are for.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets whether windows are moved by their background.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { self }

  /// Sets what the items of toolbars show.
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Binds what the items of toolbars show.
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  { self }

  /// Shows or hides what the system draws over windows.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// Sets the keys that open a window. Windows are opened by their menus here.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Sets the keys that open a window. Windows are opened by their menus here.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }

  /// Returns the scene unchanged.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Returns the scene unchanged.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Returns the scene unchanged.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Returns the scene unchanged.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Returns the scene unchanged.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets an observable object that all windows of the scene can read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    environment(\.[observable: ObservableType<T>()], object)
  }

  /// Runs an action when a value changes.
  @preconcurrency nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Runs an action when a value changes, with the new value. The older form.
  @preconcurrency nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some Scene { onChange(of: value) { _, new in action(new) } }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The look of the platform.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, low.
  public static var unifiedCompact: Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As the platform likes it.
  public static var automatic: Self { Self() }

  /// As a menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a window.
  public static var window: Self { Self() }
}

extension View {
  /// Sets whether the window can be closed.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }

  /// Sets whether the window can fill the screen.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }

  /// Sets whether the window can be put away.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }

  /// Sets whether the size of the window can be changed.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  /// Sets which corner of the window stays when its size changes.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without its title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension CommandsBuilder {
  /// Makes the commands of an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Combines several commands in order.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> some Commands
  { TupleCommands((repeat each content)) }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, low; the title may be hidden.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

extension SceneBuilder {
  /// Combines several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene((repeat each content))
  }
}
