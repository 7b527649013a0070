// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// Is asked and notified when a user leaves a sheet or a popover with the escape gesture.
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

/// Is asked and notified when a user leaves a popover with the escape gesture.
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
