// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow.Level {
  /// Returns the level above another one.
  public static func + (level: Self, height: CGFloat) -> Self {
    Self(rawValue: level.rawValue + height)
  }

  /// Returns the level below another one.
  public static func - (level: Self, height: CGFloat) -> Self {
    Self(rawValue: level.rawValue - height)
  }
}
