// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The amount of horizontal or vertical space that is available.
public enum UserInterfaceSizeClass: Sendable {
  /// A small amount of space, such as the width of an iPhone.
  case compact
  /// A large amount of space, such as the width of an iPad or a Mac.
  case regular

  fileprivate init(_ size: Device.SizeClass) {
    self = size == .compact ? .compact : .regular
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? {
    UserInterfaceSizeClass(CurrentHost.device.horizontalSizeClass)
  }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? {
    UserInterfaceSizeClass(CurrentHost.device.verticalSizeClass)
  }
}

extension EnvironmentValues {
  /// The horizontal size class, which by default is that of the session's device.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class, which by default is that of the session's device.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the available width is compact, in which case columns are collapsed and popovers become sheets.
  package var isCompact: Bool { horizontalSizeClass == .compact }
}
