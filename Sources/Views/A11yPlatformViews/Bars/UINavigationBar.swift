// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A navigation bar: the button that goes back or those at the beginning, the title, those at the end.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
  /// The appearance of all bars. Setting it does nothing.
  open override class func appearance() -> UINavigationBar { UINavigationBar() }
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks over content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little space.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little space, over content that begins below it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour below the bar.
  open var barTintColor: UIColor?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The image of the button that goes back.
  open var backIndicatorImage: UIImage?
  /// The shape of that image while screens change.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// What the bars of the screens hold, the first at the bottom.
  open var items: [UINavigationItem]? { didSet { accessibilityChanged() } }
  /// What the bar of the screen on top holds.
  open var topItem: UINavigationItem? { items?.last }
  /// What the bar of the screen below the one on top holds.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Goes back, when the button for that is activated.
  final var goBack: (() -> Void)?
  private let title = UILabel()
  private lazy var backButton = BackButton(
    primaryAction: UIAction { [weak self] _ in self?.goBack?() }
  )
  /// Does nothing.
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
    // The first is the one at the edge.
    parts += (item.rightBarButtonItems ?? []).reversed().map(\.shown)
    if let search = item.searchController { parts.append(search.searchBar) }
    return parts
  }

  private func label(_ words: String, in item: UINavigationItem) -> UILabel {
    item.promptLabel.text = words
    return item.promptLabel
  }
}

/// The button that goes back.
private final class BackButton: UIButton {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.backButton) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIAccessibilityTraits {
  /// It goes back; apps have no name for it.
  package static let backButton = Self(rawValue: 1 << 62)
}
