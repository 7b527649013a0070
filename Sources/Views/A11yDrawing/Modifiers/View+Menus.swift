// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How menus, buttons and pointers behave. It does not affect elements.
extension View {
  /// Sets the order of menus.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Shows or hides the mark of a menu's button.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether a choice closes the menu. It always does.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
  /// Sets whether a held button repeats.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  /// Lets a user search in text. Searching is the user's technology's here.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Turns off searching in text.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets the device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Turns the device of a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important first.
  public static let priority = MenuOrder(name: "priority")
  /// As given.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a choice closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// Whether a held button repeats.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is turned.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  let name: String
  /// Upright.
  public static let portrait = Self(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// On the left side.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// On the right side.
  public static let landscapeRight = Self(name: "landscapeRight")
  /// All.
  public static let allCases: [Self] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
