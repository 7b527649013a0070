// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A question or a choice of UIKit: an alert with its title, its message, its fields and a button for
/// each action.
@MainActor
@preconcurrency
open class UIAlertController: UIViewController {
  /// What is asked.
  open var message: String? { didSet { show() } }
  /// What is asked, in short.
  open override var title: String? { didSet { show() } }
  /// Whether it asks, or offers a choice.
  public private(set) final var preferredStyle = Style.actionSheet
  /// What can be done.
  public private(set) final var actions: [UIAlertAction] = []
  /// What the Return key does.
  open var preferredAction: UIAlertAction?
  /// The fields.
  public private(set) final var textFields: [UITextField]?

  /// Creates a question or a choice.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// Adds what can be done.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.question = self
    show()
  }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    show()
  }

  /// Creates a view that asks as SwiftUI does.
  open override func loadView() {
    view = HostingView(isDialog: true) { [weak self] in AnyView(self.map(QuestionView.init)) }
  }

  func perform(_ action: UIAlertAction) {
    dismiss(animated: true)
    action.handler?(action)
  }

  fileprivate func show() { viewIfLoaded?.accessibilityChanged() }
}

/// What can be done about a question.
@MainActor
@preconcurrency
open class UIAlertAction: NSObject {
  /// The title.
  public final let title: String?
  /// What it is for.
  public final let style: Style
  /// Whether the object is enabled.
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
