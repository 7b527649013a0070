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

/// An app's content in Assistive Access. Assistive Access is off here, so the content is not shown.
public struct AssistiveAccess<Content: View> {
  /// Creates the scene.
  public init(@ViewBuilder content: () -> Content) {}
}

/// The platform's default toolbar style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// A compact toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A menu bar extra that opens as a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// A menu bar extra that opens as a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// The level of a window above or below others.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The normal level.
  public static let normal = Self(name: "normal")
  /// A level above normal windows.
  public static let floating = Self(name: "floating")
  /// A level below normal windows.
  public static let desktop = Self(name: "desktop")
}

/// Whether a window is restored at the next launch.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Windows are not restored.
  public static let disabled = Self(name: "disabled")
}

/// Whether a window opens at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The window opens at launch.
  public static let presented = Self(name: "presented")
  /// The window does not open at launch.
  public static let suppressed = Self(name: "suppressed")
}

/// The way in which a window's size follows its content. It has no effect on accessibility.
public struct WindowResizability: Sendable {
  /// The default behavior.
  public static let automatic = WindowResizability()
  /// Windows are as large as their content.
  public static let contentSize = WindowResizability()
  /// Windows are at least as large as their content.
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

/// The placement of a window. Windows have no positions, so it is never used.
public struct WindowPlacement: Sendable {
  /// The position of a window relative to another.
  public struct Position: Hashable, Sendable {
    let name: String
    /// The window is placed before another.
    public static let leading = Self(name: "leading")
    /// The window is placed after another.
    public static let trailing = Self(name: "trailing")
    /// The window is placed above another.
    public static let above = Self(name: "above")
    /// The window is placed below another.
    public static let below = Self(name: "below")
    /// The window is placed where utility panels are.
    public static let utilityPanel = Self(name: "utilityPanel")
  }
  /// Creates a placement at a position on the screen.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Creates a placement at a position on the screen, with a size in points.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Creates a placement at coordinates in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Creates a placement at coordinates in points.
  public init(_ position: CGPoint, size: CGSize? = nil) {}
}

/// The content of a window that is being placed.
public struct WindowLayoutRoot {
  /// Returns the size of the content, which is unknown.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The context for placing a window.
public struct WindowPlacementContext {
  /// The screen.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// A display.
public struct DisplayProxy: Hashable, Sendable {
  /// The bounds of the display in points, which are unknown.
  public var bounds: CGRect { .zero }
  /// The part of the display that windows may cover, in points, which is unknown.
  public var visibleRect: CGRect { .zero }
}

/// The size of a zoomed window.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The size of the screen.
  public static let maximum = Self(name: "maximum")
  /// The size of the content.
  public static let fitToContent = Self(name: "fitToContent")
}

/// The role of a window.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The app's main window.
  public static let principal = Self(name: "principal")
  /// A window associated with the app's main window.
  public static let associated = Self(name: "associated")
}

/// The availability of an interaction with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The interaction is available.
  public static let enabled = Self(name: "enabled")
  /// The interaction is not available.
  public static let disabled = Self(name: "disabled")
}

/// The contents of a toolbar item's label.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// An image and a title.
  public static let titleAndIcon = Self(name: "titleAndIcon")
  /// A title.
  public static let titleOnly = Self(name: "titleOnly")
  /// An image.
  public static let iconOnly = Self(name: "iconOnly")
}

/// A place in the menus for the system's items, and for a program's own items beside them.
public struct CommandGroupPlacement: Hashable, Sendable {
  package enum Menu: Int, CaseIterable {
    case app, file, edit, format, view, window, help
  }
  package let name: String
  package let menu: Menu
  private init(_ name: String, _ menu: Menu) {
    self.name = name
    self.menu = menu
  }
  /// Information about the app.
  public static let appInfo = Self("appInfo", .app)
  /// The app's settings.
  public static let appSettings = Self("appSettings", .app)
  /// Services that the system offers everywhere.
  public static let systemServices = Self("systemServices", .app)
  /// Hiding and showing the app and other apps.
  public static let appVisibility = Self("appVisibility", .app)
  /// Quitting the app.
  public static let appTermination = Self("appTermination", .app)
  /// New windows and documents.
  public static let newItem = Self("newItem", .file)
  /// Saving and closing.
  public static let saveItem = Self("saveItem", .file)
  /// Importing and exporting data.
  public static let importExport = Self("importExport", .file)
  /// Printing.
  public static let printItem = Self("printItem", .file)
  /// Undo and redo.
  public static let undoRedo = Self("undoRedo", .edit)
  /// Cutting, copying and pasting.
  public static let pasteboard = Self("pasteboard", .edit)
  /// Searching and changing text.
  public static let textEditing = Self("textEditing", .edit)
  /// Text formatting.
  public static let textFormatting = Self("textFormatting", .format)
  /// The toolbar.
  public static let toolbar = Self("toolbar", .view)
  /// The sidebar.
  public static let sidebar = Self("sidebar", .view)
  /// The size of windows.
  public static let windowSize = Self("windowSize", .window)
  /// The app's single windows.
  public static let singleWindowList = Self("singleWindowList", .window)
  /// The open windows.
  public static let windowList = Self("windowList", .window)
  /// The arrangement of windows.
  public static let windowArrangement = Self("windowArrangement", .window)
  /// Help.
  public static let help = Self("help", .help)
  /// The placements, in menu order.
  package static let all: [CommandGroupPlacement] = [
    appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem,
    importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, singleWindowList, windowList, windowArrangement, help,
  ]
}

/// Items in the app's menus. Compose menus and groups of items. The items are updated when values
/// that the structure reads change, such as a focused value.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the node for commands. Commands with a body need not implement this.
  static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode
  /// Updates the node created for earlier commands of the same type in the same place.
  static func _updateCommands(_ node: _ViewNode, to commands: Self)
}

/// No commands.
public struct EmptyCommands: ViewBackedCommands {
  /// Creates empty commands.
  nonisolated public init() {}
  package var backing: EmptyView { EmptyView() }
}

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Returns single commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Creates the commands for an `if` without an `else`.
  public static func buildIf<Content: Commands>(_ commands: Content?) -> Content? { commands }
  /// Creates the commands for the first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(first: First)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(storage: .trueContent(first)) }
  /// Creates the commands for the second branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(second: Second)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(storage: .falseContent(second)) }
  /// Returns commands with limited availability unchanged.
  public static func buildLimitedAvailability<Content: Commands>(_ commands: Content)
    -> some Commands
  { commands }
}

/// The style of a window's toolbar.
public protocol WindowToolbarStyle {}

/// The style in which a menu bar extra opens.
public protocol MenuBarExtraStyle {}

/// A part of an app's user interface that the system shows in windows. Compose the existing scenes,
/// or declare your own structure.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the node for a scene. Scenes with a body need not implement this.
  static func _makeScene(_ scene: Self, in context: _ViewContext) -> _ViewNode
  /// Updates the node created for an earlier scene of the same type in the same place.
  static func _updateScene(_ node: _ViewNode, to scene: Self)
}

/// The style of a window. It has no effect on accessibility.
public protocol WindowStyle {}

/// Builds a scene from the statements of a closure. Unlike Apple's, it supports every `if`, `else`
/// and `switch`, not only `if #available`.
@resultBuilder public struct SceneBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Creates the scene for an `if` without an `else`.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { scene }
  /// Creates the scene for the first branch of an `if` or `switch`.
  public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalContent<
    First, Second
  > { _ConditionalContent(storage: .trueContent(first)) }
  /// Creates the scene for the second branch of an `if` or `switch`.
  public static func buildEither<First: Scene, Second: Scene>(second: Second)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(storage: .falseContent(second)) }
  /// Returns a scene with limited availability unchanged.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

/// The phase of a scene: whether it is visible and active. All windows of an app share the app's
/// phase, so a window that is covered by another is still active.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but inactive.
  case inactive
  /// The scene is active.
  case active
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

  /// Sets the initial placement of windows.
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the placement of zoomed windows.
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the size of zoomed windows.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets the role of windows.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets whether windows can be moved by their background.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { self }

  /// Sets the contents of toolbar labels.
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Binds the contents of toolbar labels.
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  { self }

  /// Shows or hides the overlays that the system draws over windows.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// Sets the keyboard shortcut that opens a window. Here, windows are opened from their menus.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Sets the keyboard shortcut that opens a window. Here, windows are opened from their menus.
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

  /// Runs an action when a value changes, with the new value. This is the older form.
  @preconcurrency nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some Scene { onChange(of: value) { _, new in action(new) } }

  /// Sets a value that all windows of the scene inherit.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    ModifiedScene(self, _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets an object that all windows of the scene can read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(self, _EnvironmentObjectModifier(object: object))
  }

  /// Sets the default store of `@AppStorage` in the scene.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }

  /// Changes a value that all windows of the scene inherit.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(self, _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Runs an action when a value changes, with the old and new values.
  @preconcurrency nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(self, _ValueActionModifier(value: value, isInitial: initial, action: action))
  }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The platform's default toolbar style.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A compact toolbar beside the title.
  public static var unifiedCompact: Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The platform's default.
  public static var automatic: Self { Self() }

  /// A menu bar extra that opens as a menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A menu bar extra that opens as a window.
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

  /// Sets whether the window can be minimized.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }

  /// Sets whether the size of the window can be changed.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  /// Sets the corner of the window that stays in place when its size changes.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without its title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension CommandsBuilder {
  /// Creates the commands for an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Combines several commands in order.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> some Commands
  { TupleCommands((repeat each content)) }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Returns a toolbar beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Returns a compact toolbar beside the title, which may be hidden.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

extension SceneBuilder {
  /// Combines several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene((repeat each content))
  }
}

extension Commands where Body == Never {
  /// Never called, because these commands create their own node.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Group where Content: Commands {
  /// Groups commands.
  @_disfavoredOverload public init(@CommandsBuilder content: () -> Content) {
    self.init(holding: content())
  }
}

extension Scene where Body == Never {
  /// Never called, because this scene creates its own node.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Group where Content: Scene {
  /// Groups scenes.
  @_disfavoredOverload public init(@SceneBuilder content: () -> Content) {
    self.init(holding: content())
  }
}
