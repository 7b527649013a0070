// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How a window's size follows its content. It has no effect on accessibility.
public struct WindowResizability: Sendable {
  /// The default behaviour.
  public static let automatic = WindowResizability()
  /// As large as the content.
  public static let contentSize = WindowResizability()
  /// At least as large as the content.
  public static let contentMinSize = WindowResizability()
}

/// The look of a window. It has no effect on accessibility.
public protocol WindowStyle {}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// A window without its title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without its title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

// The position, size and look of windows have no effect on accessibility.
extension Scene {
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
}
