// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Where windows are and what users may do to them. Windows have no place here; it does not affect
// elements.
extension Scene {
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
  nonisolated public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }
  /// Sets what the items of toolbars show.
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
  /// Binds what the items of toolbars show.
  nonisolated public func windowToolbarLabelStyle(
    _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
  ) -> some Scene { self }
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
}

extension View {
  /// Sets whether the window can be closed.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  /// Sets whether the window can fill the screen.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  /// Sets whether the window can be put away.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  /// Sets whether the size of the window can be changed.
  nonisolated public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  /// Sets which corner of the window stays when its size changes.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}
