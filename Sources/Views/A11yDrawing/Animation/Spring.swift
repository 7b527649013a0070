// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A spring, as a formula. Nothing is animated with it.
public struct Spring: Hashable, Sendable {
  /// The mass at its end.
  public let mass: Double
  /// How hard it is to stretch.
  public let stiffness: Double
  /// How fast it comes to rest.
  public let damping: Double

  /// Creates a spring; the duration is in seconds, and the bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring; the response is in seconds.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Creates a spring from its physics.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }
}

extension Spring {
  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// The time of one swing, in seconds.
  public var response: TimeInterval { 2 * .pi / frequency }
  /// How long it moves, in seconds: until a thousandth is left.
  public var settlingDuration: TimeInterval {
    dampingRatio > 0 ? -log(0.001) / (min(dampingRatio, 1) * frequency) : .infinity
  }
}
