// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A navigation bar that shows the Back button or the leading items, the title, and the trailing items.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
  /// Returns the appearance proxy for all bars. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UINavigationBar { UINavigationBar() }
  /// The bar's appearance.
  open var standardAppearance = UINavigationBarAppearance()
  /// The bar's appearance when no content is behind the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar's appearance when vertical space is limited.
  open var compactAppearance: UINavigationBarAppearance?
  /// The bar's appearance when vertical space is limited and no content is behind the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The bar's background color.
  open var barTintColor: UIColor?
  /// The bar's light or dark style.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The shadow image.
  open var shadowImage: UIImage?
  /// The image of the Back button.
  open var backIndicatorImage: UIImage?
  /// The mask for the Back button's image during screen transitions.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether the navigation bar can show large titles.
  open var prefersLargeTitles = false
  /// The navigation items of the screens in the stack, from bottom to top.
  open var items: [UINavigationItem]? { didSet { accessibilityChanged() } }
  /// The navigation item of the top screen.
  open var topItem: UINavigationItem? { items?.last }
  /// The navigation item of the screen below the top screen.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The closure that runs when the user activates the Back button, and that returns to the previous screen.
  final var goBack: (() -> Void)?
  private let title = UILabel()
  private lazy var backButton = BackButton(
    primaryAction: UIAction { [weak self] _ in self?.goBack?() }
  )
  /// Does nothing, because a11ynav does not draw views.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  package override func prepareSubviews() {
    let parts = topItem.map(parts) ?? []
    guard parts != subviews else { return }
    for view in subviews where !parts.contains(view) { view.removeFromSuperview() }
    for view in parts { addSubview(view) }
  }

  private func parts(of item: UINavigationItem) -> [UIView] {
    let left = item.leftBarButtonItems ?? []
    var parts = left.map(\.shown)
    if let backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      let name =
        item.backAction?.title ?? backItem.backBarButtonItem?.title ?? backItem.backButtonTitle
      backButton.setTitle(name ?? backItem.spokenTitle ?? "Back", for: .normal)
      parts.insert(backButton, at: 0)
    }
    if let prompt = item.prompt { parts.append(label(prompt, in: item)) }
    if let view = item.titleView {
      parts.append(view)
    } else if let words = item.spokenTitle {
      title.text = words
      title.accessibilityTraits = .header
      parts.append(title)
    }
    // The items are reversed, because the first item is at the trailing edge.
    parts += (item.rightBarButtonItems ?? []).reversed().map(\.shown)
    if let search = item.searchController { parts.append(search.searchBar) }
    return parts
  }

  private func label(_ words: String, in item: UINavigationItem) -> UILabel {
    item.promptLabel.text = words
    return item.promptLabel
  }
}

/// The Back button.
private final class BackButton: UIButton {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.backButton) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIAccessibilityTraits {
  /// The accessibility trait of a Back button. UIKit does not declare a constant for this trait.
  package static let backButton = Self(rawValue: 1 << 62)
}
