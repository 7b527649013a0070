import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How a window's size follows its content. It changes nothing that is met.
public struct WindowResizability: Sendable {
  /// As is usual.
  public static let automatic = WindowResizability()
  /// As large as the content.
  public static let contentSize = WindowResizability()
  /// At least as large as the content.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks. It changes nothing that is met.
public protocol WindowStyle {}

/// A window as is usual.
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
  /// As is usual.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without its title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

// Where windows are, how large they are and how they look is not met by ear.
extension Scene {
  /// Leaves the scene as it is.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Leaves the scene as it is.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Leaves the scene as it is.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Leaves the scene as it is.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Leaves the scene as it is.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
