// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A relation between edges of views. There is no layout, so it does nothing.
@MainActor
@preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// Whether the constraint holds.
  open var isActive = false
  /// The distance, in points.
  open var constant: CGFloat = 0
  /// A name for finding mistakes.
  open var identifier: String?
  /// How important the constraint is.
  open var priority = UILayoutPriority.required
  /// Does nothing.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Does nothing.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An edge of a view.
@MainActor
@preconcurrency
public struct NSLayoutAnchor {
  /// At the place of another.
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A multiple of another.
  public func constraint(
    equalTo anchor: Self,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Of a size, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// At least at the place of another.
  public func constraint(
    greaterThanOrEqualTo anchor: Self,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// At most at the place of another.
  public func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// At least of a size, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// At most of a size, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// How important a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, up to 1,000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = UILayoutPriority(1000)
  /// Mostly.
  public static let defaultHigh = UILayoutPriority(750)
  /// If possible.
  public static let defaultLow = UILayoutPriority(250)
}
