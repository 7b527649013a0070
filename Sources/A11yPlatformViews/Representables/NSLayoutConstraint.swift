// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A relation between edges of views. There is no layout, so it does nothing.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// Whether the constraint holds.
  open var isActive = false
  /// The distance, in points.
  open var constant: CGFloat = 0
  /// How important the constraint is.
  open var priority = UILayoutPriority.required
  /// Does nothing.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Does nothing.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An edge of a view.
@MainActor
public struct NSLayoutAnchor {
  /// At the place of another.
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A multiple of another.
  public func constraint(equalTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint {
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
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = UILayoutPriority(1000)
  /// Mostly.
  public static let defaultHigh = UILayoutPriority(750)
  /// If possible.
  public static let defaultLow = UILayoutPriority(250)
}

/// A layer that is drawn. It does not affect elements.
@MainActor
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// Whether content outside is cut off.
  open var masksToBounds = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 0
  /// How far the shadow is moved.
  open var shadowOffset = CGSize.zero
  /// The colour of the shadow.
  open var shadowColor: CGColor?
}

/// Finds gestures. Touches have no counterpart here, so it finds none.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  /// How far the gesture is.
  open var state: State { .possible }
  /// Whether it is on.
  open var isEnabled = true
}
