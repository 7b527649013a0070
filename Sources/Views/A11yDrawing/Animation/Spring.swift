// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A spring. A spring provides its physical values but does not animate views.
public struct Spring: Hashable, Sendable {
  /// The mass that is attached to the end of the spring.
  public let mass: Double
  /// The spring's stiffness.
  public let stiffness: Double
  /// The spring's damping, which determines how quickly the spring comes to rest.
  public let damping: Double

  /// Creates a spring with a duration in seconds, and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring with a response in seconds and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Creates a spring from its physical properties.
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
  /// The duration of one oscillation of the spring, in seconds.
  public var response: TimeInterval { 2 * .pi / frequency }
  /// The time, in seconds, after which only a thousandth of the movement remains.
  public var settlingDuration: TimeInterval {
    dampingRatio > 0 ? -log(0.001) / (min(dampingRatio, 1) * frequency) : .infinity
  }
}
