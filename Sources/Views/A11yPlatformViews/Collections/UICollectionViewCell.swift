// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A view above, below or beside the cells of a collection.
@MainActor
@preconcurrency
open class UICollectionReusableView: UIView {
  /// The kind of the view; `nil`, since views are not used again here.
  open var reuseIdentifier: String? { nil }

  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used again, which it never is here.
  open func prepareForReuse() {}
}

/// An item of a collection: what is in it can be heard. Activating it, or what has no action in it, chooses the
/// item.
@MainActor
@preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content.
  public final let contentView = UIView()
  /// What the item shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// What is behind the item. It does not affect elements.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the item.
  open var backgroundView: UIView?
  /// The view behind a chosen item.
  open var selectedBackgroundView: UIView?
  /// Whether the item is chosen.
  open var isSelected = false { didSet { updateConfiguration() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false
  /// Says again what the item shows, when it is chosen or not.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?

  /// Creates an item.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// What the item is at the moment.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected)
  }

  private func updateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
    accessibilityChanged()
  }

  /// Called when the item is chosen or not.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func showContent() {
    for view in contentView.subviews { view.removeFromSuperview() }
    if let contentConfiguration { contentView.addSubview(contentConfiguration.makeContentView()) }
  }

  /// What the item is: chosen if it is.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}

/// An item that looks like a row: one element with its words.
@MainActor
@preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the beginning and the end of the row: a mark is said as chosen.
  open var accessories: [UICellAccessory] = [] { didSet { accessibilityChanged() } }
  /// How far the row is indented, in steps.
  open var indentationLevel = 0

  /// A configuration of texts and an image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  private var described: [UIView] { contentView.elements.compactMap { $0 as? UIView } }

  /// Whether the row is one element: if nothing in it can be used by itself.
  open override var isAccessibilityElement: Bool {
    get { described.allSatisfy { $0 is UILabel || $0 is UIImageView } }
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

  /// What the row is: chosen if it is, or if it has a mark.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessories.contains { $0.kind == .checkmark }
        ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}
