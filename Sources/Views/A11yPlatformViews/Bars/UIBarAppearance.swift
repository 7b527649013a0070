// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// How a bar looks.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour below the bar.
  open var backgroundColor: UIColor?
  /// The picture below the bar.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The blur below the bar.
  open var backgroundEffect: UIVisualEffect?
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
  /// Makes the looks of another bar; none of them affects elements.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that goes back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Where titles are.
  open var titlePositionAdjustment = UIOffset.zero
  /// Does nothing: nothing is drawn.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose words are below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose words are beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look where there is little space.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
}
