// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// How a part of a bar looks in one state.
@MainActor
@preconcurrency
open class UIBarItemStateAppearance: NSObject {
  /// How the words look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the words are.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture below.
  open var backgroundImage: UIImage?
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind a badge.
  open var badgeBackgroundColor: UIColor?
  /// How a badge looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a part of a bar looks. It does not affect elements.
@MainActor
@preconcurrency
open class UIBarItemAppearance: NSObject {
  /// How it looks as usual.
  public final let normal = UIBarItemStateAppearance()
  /// How it looks while it is touched.
  public final let highlighted = UIBarItemStateAppearance()
  /// How it looks while it cannot be used.
  public final let disabled = UIBarItemStateAppearance()
  /// How it looks while keyboard focus is there.
  public final let focused = UIBarItemStateAppearance()
  /// How it looks while it is chosen.
  public final let selected = UIBarItemStateAppearance()
}

/// How a button of a bar looks.
public final class UIBarButtonItemAppearance: UIBarItemAppearance {
  /// Makes the looks of a kind of button.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// How a tab looks.
public final class UITabBarItemAppearance: UIBarItemAppearance {
  /// How a tab is arranged.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Makes the looks of a kind of tab.
  public convenience init(style: Style) { self.init() }
}
