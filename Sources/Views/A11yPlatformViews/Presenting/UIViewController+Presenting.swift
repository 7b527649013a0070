// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

extension UIViewController {
  private var presentation: Presentation { keeping { Presentation() } }

  /// Shows a controller in place of this one, which has to be shown itself, or over the app if this
  /// is at the root of its window.
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

  /// Closes the controller that this one presents, or else this one.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.uncover(animated: flag)
    completion?()
  }

  /// Does what the escape gesture does with a sheet or a popover; returns whether the controller is one.
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

  /// The controller that is presented over this one.
  public var presentedViewController: UIViewController? { presentation.presented }
  /// The controller that presents this one, or the one that this is in.
  public var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }
  /// The popover that presents the controller: who is asked before it is left.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentation.popover
  }
  /// How the controller is presented: who is asked before it is left.
  public var presentationController: UIPresentationController? { presentation.sheet }
  /// The sheet that presents the controller: who is asked before it is left.
  public var sheetPresentationController: UISheetPresentationController? { presentation.sheet }
}

/// Which controller is presented over another.
@MainActor
private final class Presentation {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  let popover = UIPopoverPresentationController()
  let sheet = UISheetPresentationController()
}
