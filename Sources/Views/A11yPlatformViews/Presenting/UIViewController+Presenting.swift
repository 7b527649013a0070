// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

extension UIViewController {
  private var presentation: Presentation { keeping { Presentation() } }

  /// Presents a controller. The presented controller replaces this controller or, if this controller is its window's
  /// root controller, appears over the app. The presenting controller must itself be shown, unless it is a root
  /// controller.
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    defer { completion?() }
    let controller = viewControllerToPresent
    guard presentedViewController == nil, controller !== self else { return }
    controller.viewWillAppear(flag)
    presentation.presented = controller
    controller.presentation.presenter = self
    cover = controller.view
    controller.viewDidAppear(flag)
  }

  /// Closes the controller that this controller presents or, if this controller presents none, this controller itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.uncover(animated: flag)
    completion?()
  }

  /// Closes the controller in response to the escape gesture if the controller is a sheet or a popover and its delegate
  /// allows the dismissal. Returns whether the controller is a sheet or a popover.
  final func leavePresentation() -> Bool {
    let isSheet = [.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle)
    guard let presenter = presentation.presenter, isSheet else { return false }
    let sheet = presentation.sheet
    let delegate = sheet.delegate ?? presentation.popover.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(sheet) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return true
    }
    delegate?.presentationControllerWillDismiss(sheet)
    presenter.uncover(animated: true)
    delegate?.presentationControllerDidDismiss(sheet)
    return true
  }

  private func uncover(animated: Bool) {
    guard let controller = presentation.presented else { return }
    controller.viewWillDisappear(animated)
    presentation.presented = nil
    controller.presentation.presenter = nil
    cover = nil
    controller.viewDidDisappear(animated)
  }

  /// The controller that this controller presents.
  public var presentedViewController: UIViewController? { presentation.presented }
  /// The controller that presents this controller or its parent.
  public var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }
  /// The popover in which the controller is presented. The popover's delegate decides whether the user may close the
  /// popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentation.popover
  }
  /// The presentation controller that presents this controller. The presentation controller's delegate decides whether
  /// the user may close the presented controller.
  public var presentationController: UIPresentationController? { presentation.sheet }
  /// The sheet in which the controller is presented. The sheet's delegate decides whether the user may close the sheet.
  public var sheetPresentationController: UISheetPresentationController? { presentation.sheet }
}

/// A controller's presentation relationships.
@MainActor
private final class Presentation {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  let popover = UIPopoverPresentationController()
  let sheet = UISheetPresentationController()
}
