// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The layout of a collection's items on the screen. It does not affect elements.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// Invalidates the layout.
  open func invalidateLayout() {}
}

/// A layout with items in rows, one after the other. It does not affect elements.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items, in points.
  open var estimatedItemSize = CGSize.zero
  /// The space between rows, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size that the content prefers.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
}

/// A layout with items in groups and sections. It does not affect elements.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout with the same layout for all sections.
  public convenience init(section: NSCollectionLayoutSection) { self.init() }
  /// Creates a layout with a closure for each section, which is never called.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { self.init() }
  /// Creates a layout with a closure for each section, which is never called.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init() }
  /// Returns a layout with items as list rows.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout() }
}

/// The configuration for all sections. It does not affect elements.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// The environment on which a layout depends.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {}

/// The layout of a section's items. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  /// Creates a section with a group.
  public convenience init(group: NSCollectionLayoutGroup) { self.init() }
  /// Returns a layout with items as list rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
  /// The insets of the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling behavior of the section across the others.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The header and footer views of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// The scrolling behavior of a section across the others. All of its items can be reached.
@preconcurrency public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The layout of an item. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init() }
  /// The insets of the item, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
}

/// The layout of a group of items. It does not affect elements.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Returns a group with items in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Returns a group with a number of items in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Returns a group with a number of items in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Returns a group with items in a column.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup() }
  /// Returns a group with a number of items in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Returns a group with a number of items in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
}

/// The layout of a section's header or footer view. It does not affect elements.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Creates the layout of a kind of view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) { self.init() }
  /// Whether the view stays visible while the section is scrolled.
  open var pinToVisibleBounds = false
}

/// An edge or a corner.
@preconcurrency public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The size of an item. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { self.init() }
}

/// A width or a height. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  /// Returns a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// Returns a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// Returns a number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// Returns an estimated number of points.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
}

/// Spacing between items. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  /// Returns a number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
  /// Returns a minimum number of points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
}

/// The configuration of a list's layout. It does not affect elements.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// The source of headers.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  /// The source of footers.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
  /// The kind of list.
  public var appearance: Appearance
  /// The source of headers.
  public var headerMode = HeaderMode.none
  /// The source of footers.
  public var footerMode = FooterMode.none
  /// Whether separators are shown between rows.
  public var showsSeparators = true
  /// The background color.
  public var backgroundColor: UIColor?
  /// The actions of a row that a swipe reveals. They are not offered.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions of a row that a swipe reveals. They are not offered.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The actions of a row that a swipe reveals.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}

/// An action of a row that a swipe reveals.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// A closure that performs an action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
  /// The kind.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The background color.
  open var backgroundColor: UIColor?
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The state of a cell.
@MainActor @preconcurrency public struct UICellConfigurationState {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
}

/// The background of a cell. It does not affect elements.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
  /// The color.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// Returns an empty background.
  public static func clear() -> Self { UIBackgroundConfiguration() }
  /// Returns the background of a plain list's cell.
  public static func listPlainCell() -> Self { UIBackgroundConfiguration() }
  /// Returns the background of a grouped list's cell.
  public static func listGroupedCell() -> Self { UIBackgroundConfiguration() }
}

/// An accessory at the start or the end of a collection's row.
@MainActor @preconcurrency public struct UICellAccessory {
  /// The kind of accessory.
  enum Kind {
    case checkmark, other
  }
  let kind: Kind
  /// Returns a checkmark, which is announced as selected.
  public static func checkmark() -> Self { UICellAccessory(kind: .checkmark) }
  /// Returns a disclosure indicator. It is not announced, as on iOS.
  public static func disclosureIndicator() -> Self { UICellAccessory(kind: .other) }
  /// Returns a disclosure button for an outline. It is not announced.
  public static func outlineDisclosure() -> Self { UICellAccessory(kind: .other) }
  /// Returns a handle for reordering. It is not announced.
  public static func reorder() -> Self { UICellAccessory(kind: .other) }
  /// Returns a button that deletes the row. It is not announced.
  public static func delete() -> Self { UICellAccessory(kind: .other) }
  /// Returns a mark for multiple selection. It is not announced.
  public static func multiselect() -> Self { UICellAccessory(kind: .other) }
}
