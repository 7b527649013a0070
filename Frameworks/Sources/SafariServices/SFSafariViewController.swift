// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// A web page in an app. The page consists of an element and a button that closes the page. The element is labeled "Web
/// page", and its value is the page's address.
@MainActor
open class SFSafariViewController: UIViewController {
  /// The configuration of the controller. This setting does not affect accessibility elements.
  open class Configuration: NSObject {
    /// Whether the page opens in reader mode if that mode is available.
    open var entersReaderIfAvailable = false
    /// Whether the bars can collapse during scrolling.
    open var barCollapsingEnabled = true
  }

  /// The label of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The delegate, which is notified when the user has closed the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The label of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { titleButton() } }
  /// The color of the controller's bars. This setting does not affect accessibility elements.
  open var preferredBarTintColor: UIColor?
  /// The color of the controls in the bars. This setting does not affect accessibility elements.
  open var preferredControlTintColor: UIColor?
  private let url: URL
  private let button = UIButton(frame: .zero)

  /// Creates a controller for the page at a URL.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for the page at a URL.
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }

  /// Always returns `nil`, because archives are not supported.
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

/// A delegate that is notified about a web page in an app.
@MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the user has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
