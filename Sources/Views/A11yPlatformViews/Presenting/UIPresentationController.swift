// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// How a controller is presented. It does not affect elements.
@MainActor
@preconcurrency
open class UIPresentationController: NSObject {
  /// Is told when a user pulls the controller away. It is not called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { .automatic }
}

/// Where a controller points. It does not affect elements.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that is pointed at.
  open var sourceView: UIView?
  /// The rectangle that is pointed at.
  open var sourceRect = CGRect.zero
  /// The button that is pointed at.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the content.
  open var backgroundColor: UIColor?
}

/// Where an arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above the content.
  public static let up = Self(rawValue: 1)
  /// Below the content.
  public static let down = Self(rawValue: 2)
  /// Before the content.
  public static let left = Self(rawValue: 4)
  /// After the content.
  public static let right = Self(rawValue: 8)
  /// Anywhere.
  public static let any: Self = [.up, .down, .left, .right]
}

/// How high a sheet is. It does not affect elements.
open class UISheetPresentationController: UIPresentationController {
  /// A height.
  public struct Detent: Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Self(rawValue: "medium")
      /// The whole screen.
      public static let large = Self(rawValue: "large")
    }

    /// Half of the screen.
    public static func medium() -> Detent { Detent() }
    /// The whole screen.
    public static func large() -> Detent { Detent() }
  }
  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height that is shown.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a handle is drawn.
  open var prefersGrabberVisible = false
  /// How round the corners are, in points.
  open var preferredCornerRadius: CGFloat?
}

/// Is told when a user pulls a controller away. Nobody can, so it is not called.
@MainActor
@preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How a controller is presented where there is little space.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Whether a controller may be pulled away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A controller is being pulled away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A controller was pulled away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A user tried to pull a controller away.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

/// Is told when a user pulls a popover away. Nobody can, so it is not called.
@MainActor
@preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIAdaptivePresentationControllerDelegate {
  /// As usual.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
