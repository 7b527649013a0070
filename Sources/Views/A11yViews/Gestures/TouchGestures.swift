// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Gestures of fingers that assistive technologies do not make. They are accepted, and never happen.

/// Two fingers that move apart, in the older API.
public struct MagnificationGesture: Gesture, Sendable {
  /// The scale.
  public typealias Value = CGFloat
  /// The gesture has no body.
  public typealias Body = Never
  /// Makes the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
