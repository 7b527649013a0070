// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A header, footer or other supplementary view in a collection view.
@MainActor
@preconcurrency
open class UICollectionReusableView: UIView {
  /// The reuse identifier, which is always `nil` because views are never reused.
  open var reuseIdentifier: String? { nil }

  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Prepares the view for reuse. This method is never called, because views are never reused.
  open func prepareForReuse() {}
}

/// A cell that shows an item in a collection view. Activating the item, or any content in it that has no action of its
/// own, selects the item.
@MainActor
@preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content.
  public final let contentView = UIView()
  /// The item's content.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The item's background. This property does not affect accessibility elements.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the item's content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected item.
  open var selectedBackgroundView: UIView?
  /// Whether the item is selected.
  open var isSelected = false { didSet { updateConfiguration() } }
  /// Whether the item is highlighted.
  open var isHighlighted = false
  /// The closure that updates the item's content when the item is selected or deselected.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?

  /// Creates an item.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The item's current state.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected)
  }

  private func updateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
    accessibilityChanged()
  }

  /// Updates the item after it has been selected or deselected.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func showContent() {
    for view in contentView.subviews { view.removeFromSuperview() }
    if let contentConfiguration { contentView.addSubview(contentConfiguration.makeContentView()) }
  }

  /// The item's accessibility traits, which indicate whether the item is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}

/// An item that looks like a list row. The row is a single element whose label is the row's text, unless the row
/// contains a control.
@MainActor
@preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the start and end of the row. A row with a checkmark is announced as selected.
  open var accessories: [UICellAccessory] = [] { didSet { accessibilityChanged() } }
  /// The row's indentation level.
  open var indentationLevel = 0

  /// Returns a content configuration with text and an image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  private var described: [UIView] { contentView.elements.compactMap { $0 as? UIView } }

  /// Whether the row is a single element. A row that contains a control is not a single element.
  open override var isAccessibilityElement: Bool {
    get { described.allSatisfy { $0 is UILabel || $0 is UIImageView } }
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

  /// The row's traits. A row that contains a checkmark is considered selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessories.contains { $0.kind == .checkmark }
        ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}
