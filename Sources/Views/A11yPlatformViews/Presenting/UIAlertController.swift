// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit alert or action sheet with a title, a message, text fields and a button for each action.
@MainActor
@preconcurrency
open class UIAlertController: UIViewController {
  /// The message.
  open var message: String? { didSet { show() } }
  /// The title.
  open override var title: String? { didSet { show() } }
  /// The controller's style, which is either an alert or an action sheet.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The actions.
  public private(set) final var actions: [UIAlertAction] = []
  /// The action that the Return key performs.
  open var preferredAction: UIAlertAction?
  /// The text fields.
  public private(set) final var textFields: [UITextField]?

  /// Creates an alert or action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.question = self
    show()
  }

  /// Adds a text field to the alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    show()
  }

  /// Creates a SwiftUI view that shows the alert.
  open override func loadView() {
    view = HostingView(isDialog: true) { [weak self] in AnyView(self.map(QuestionView.init)) }
  }

  func perform(_ action: UIAlertAction) {
    dismiss(animated: true)
    action.handler?(action)
  }

  fileprivate func show() { viewIfLoaded?.accessibilityChanged() }
}

/// An action that the user can choose in an alert or action sheet.
@MainActor
@preconcurrency
open class UIAlertAction: NSObject {
  /// The title.
  public final let title: String?
  /// The action's style, which is default, cancel or destructive.
  public final let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true { didSet { question?.show() } }
  let handler: ((UIAlertAction) -> Void)?
  fileprivate weak var question: UIAlertController?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
