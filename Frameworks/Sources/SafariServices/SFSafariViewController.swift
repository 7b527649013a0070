// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// A web page in an app: "Web page" with its address, and a button that says that it is done.
@MainActor
open class SFSafariViewController: UIViewController {
  /// What the controller is made with. It does not affect elements.
  open class Configuration: NSObject {
    /// Whether a page is shown without images and menus.
    open var entersReaderIfAvailable = false
    /// Whether bars go away.
    open var barCollapsingEnabled = true
  }

  /// The label of the button.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The user has closed the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The label of the button.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { titleButton() } }
  /// The colour of the bars. It does not affect elements.
  open var preferredBarTintColor: UIColor?
  /// The colour of controls. It does not affect elements.
  open var preferredControlTintColor: UIColor?
  private let url: URL
  private let button = UIButton(frame: .zero)

  /// Shows the page of an address.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows the page of an address.
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the button and the page.
  open override func loadView() {
    let view = UIView()
    titleButton()
    button.addAction(UIAction { [unowned self] _ in done() }, for: .touchUpInside)
    let page = UIView()
    page.isAccessibilityElement = true
    page.accessibilityLabel = "Web page"
    page.accessibilityValue = url.absoluteString
    view.addSubview(button)
    view.addSubview(page)
    self.view = view
  }

  private func titleButton() {
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    button.setTitle(title, for: .normal)
  }

  private func done() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Is notified of a web page in an app.
@MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The user has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
