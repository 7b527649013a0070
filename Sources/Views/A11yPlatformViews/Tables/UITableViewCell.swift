// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A row of a table: an element with the words in it, or the elements in it if some are controls.
@MainActor
@preconcurrency
open class UITableViewCell: UIView {
  /// Returns the appearance proxy for all rows, which has no effect.
  open override class func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The kind of the row.
  public final let reuseIdentifier: String?
  /// The view for content.
  public final let contentView = UIView()
  /// The title.
  public final let textLabel: UILabel? = UILabel()
  /// The secondary text.
  public final let detailTextLabel: UILabel?
  /// The image.
  public final let imageView: UIImageView? = UIImageView(frame: .zero)
  /// What the row shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// How a chosen row is drawn.
  open var selectionStyle = SelectionStyle.default
  /// What is at the end of the row; a mark is said as chosen.
  open var accessoryType = AccessoryType.none { didSet { accessibilityChanged() } }
  /// The view at the end of the row.
  open var accessoryView: UIView?
  /// The view behind the row.
  open var backgroundView: UIView?
  /// The view behind a chosen row.
  open var selectedBackgroundView: UIView?
  /// The distances of lines between rows, in points.
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

  /// Called before a row is used again, which it never is here.
  open func prepareForReuse() {}
  /// Called when the row is chosen. Does nothing.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// A configuration of texts and an image.
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

  /// Whether the row is one element: if nothing in it can be used by itself.
  open override var isAccessibilityElement: Bool {
    get {
      let parts = contentView.elements
      return parts.allSatisfy { $0 is UILabel || $0 is UIImageView } && accessoryView == nil
    }
    set { super.isAccessibilityElement = newValue }
  }

  /// The texts in the row, unless another label was given.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? described.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// What the row is: chosen if it is marked.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessoryType == .checkmark
        ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}
