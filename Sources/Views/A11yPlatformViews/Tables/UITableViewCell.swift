// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A table row. The row is a single element whose label is the row's text. If the row contains controls, it is a group
/// of elements.
@MainActor
@preconcurrency
open class UITableViewCell: UIView {
  /// Returns the appearance proxy for all table cells. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The row's reuse identifier.
  public final let reuseIdentifier: String?
  /// The view that contains the cell's content.
  public final let contentView = UIView()
  /// The label that shows the row's text.
  public final let textLabel: UILabel? = UILabel()
  /// The label that shows the row's secondary text.
  public final let detailTextLabel: UILabel?
  /// The view that shows the row's image.
  public final let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The row's content.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The style of a selected row.
  open var selectionStyle = SelectionStyle.default
  /// The type of accessory at the end of the row. A row with a checkmark is announced as selected.
  open var accessoryType = AccessoryType.none { didSet { accessibilityChanged() } }
  /// A custom view at the end of the row.
  open var accessoryView: UIView?
  /// The view behind the row's content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected row.
  open var selectedBackgroundView: UIView?
  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets.zero

  /// Creates a row.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addSubview(contentView)
    for part in [imageView, textLabel, detailTextLabel] { part.map(contentView.addSubview) }
  }

  /// Creates a row.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Prepares the row for reuse. This method is never called, because rows are never reused.
  open func prepareForReuse() {}
  /// Does nothing. In UIKit, this method is called when the row is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// Returns a content configuration with text and an image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  private func showContent() {
    for view in contentView.subviews { view.removeFromSuperview() }
    if let contentConfiguration { contentView.addSubview(contentConfiguration.makeContentView()) }
  }

  private var described: [UIView] {
    contentView.elements.compactMap { $0 as? UIView } + (accessoryView.map { [$0] } ?? [])
  }

  /// Whether the row is a single element. A row that contains a control is not a single element.
  open override var isAccessibilityElement: Bool {
    get {
      let parts = contentView.elements
      return parts.allSatisfy { $0 is UILabel || $0 is UIImageView } && accessoryView == nil
    }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility label, which is the row's text unless another label was set.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? described.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The row's traits. A row with a checkmark is considered selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessoryType == .checkmark
        ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}
