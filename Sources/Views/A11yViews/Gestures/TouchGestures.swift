// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// These are touch gestures that assistive technologies do not perform. The gestures are accepted but never occur.

/// A gesture in which two fingers move apart, as defined in an older API.
public struct MagnificationGesture: Gesture, Sendable {
  /// The type of the gesture's value, which is a scale factor.
  public typealias Value = CGFloat
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
