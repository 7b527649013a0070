// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Bars and their looks, which apps set when they start. They do not affect elements.

/// A type whose looks are set for all its views.
@MainActor
public protocol UIAppearance: AnyObject {
  /// Looks that are set for all views of the type.
  static func appearance() -> Self
}

/// How a bar looks.
@MainActor
open class UIBarAppearance: NSObject {
  /// The colour below the bar.
  open var backgroundColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The blur below the bar.
  open var backgroundEffect: NSObject?
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
public final class UIToolbarAppearance: UIBarAppearance {}

/// A navigation bar.
public final class UINavigationBar: UIView, UIAppearance {
  /// Looks that are set for all bars. They do nothing.
  public static func appearance() -> UINavigationBar { UINavigationBar() }
  /// How the bar looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks over content that begins below it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little space.
  public var compactAppearance: UINavigationBarAppearance?
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour below the bar.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent.
  public var isTranslucent = true
  /// The picture of the shadow.
  public var shadowImage: UIImage?
  /// Whether titles may be large.
  public var prefersLargeTitles = false
  /// Does nothing.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How much space a bar has.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// A bar of tabs.
public final class UITabBar: UIView, UIAppearance {
  /// Looks that are set for all bars. They do nothing.
  public static func appearance() -> UITabBar { UITabBar() }
  /// How the bar looks.
  public var standardAppearance = UITabBarAppearance()
  /// How the bar looks over content that ends above it.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour below the bar.
  public var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent.
  public var isTranslucent = true
}

/// A bar of buttons.
public final class UIToolbar: UIView, UIAppearance {
  /// Looks that are set for all bars. They do nothing.
  public static func appearance() -> UIToolbar { UIToolbar() }
  /// The colour below the bar.
  public var barTintColor: UIColor?
}

/// A table.
public final class UITableView: UIView, UIAppearance {
  /// Looks that are set for all tables. They do nothing.
  public static func appearance() -> UITableView { UITableView() }
  /// The colour of lines between rows.
  public var separatorColor: UIColor?
  /// How lines between rows are drawn.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Whether a drag at the end springs back.
  public var alwaysBounceVertical = true
  /// The view after the last row.
  public var tableFooterView: UIView?
  /// The distances around rows, in points.
  public var contentInset = UIEdgeInsets.zero
  /// The space above a section, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// Whether a drag moves the rows.
  public var isScrollEnabled = true
}

/// A row of a table.
public final class UITableViewCell: UIView, UIAppearance {
  /// How lines between rows are drawn.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How a chosen row is drawn.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// Looks that are set for all rows. They do nothing.
  public static func appearance() -> UITableViewCell { UITableViewCell() }
  /// How a chosen row is drawn.
  public var selectionStyle = SelectionStyle.default
}

/// A collection.
public final class UICollectionView: UIView, UIAppearance {
  /// Looks that are set for all collections. They do nothing.
  public static func appearance() -> UICollectionView { UICollectionView() }
}

extension UIRefreshControl: UIAppearance {
  /// Looks that are set for all controls. They do nothing.
  public static func appearance() -> Self { self.init(frame: .zero) }
}

/// What pulling a list down shows.
public class UIRefreshControl: UIView {
  /// Makes a control.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}
