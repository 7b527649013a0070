// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An outline of Core Graphics: here that of SwiftUI.
public typealias CGPath = Path

extension Path {
  /// The outline of Core Graphics.
  public var cgPath: CGPath { self }
}
