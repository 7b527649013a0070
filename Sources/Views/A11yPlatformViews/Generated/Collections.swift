// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Where the items of a collection are on the screen. It does not affect elements.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// Places the items again.
  open func invalidateLayout() {}
}

/// Items in rows, one after the other. It does not affect elements.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items as far as is known, in points.
  open var estimatedItemSize = CGSize.zero
  /// The space between rows, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances around sections, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// Where the items go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size that content wants.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
}

/// Items in groups and sections. It does not affect elements.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Places all sections alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init() }
  /// Places each section as a closure says, which is not called.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { self.init() }
  /// Places each section as a closure says, which is not called.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init() }
  /// Places items as rows of a list.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout() }
}

/// What all sections have in common. It does not affect elements.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Where the items go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// What a layout depends on.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {}

/// How the items of a section are placed. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  /// Places the items in groups.
  public convenience init(group: NSCollectionLayoutGroup) { self.init() }
  /// Places items as rows of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
  /// The distances around the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the others.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// How a section scrolls across the others. All of its items can be reached.
@preconcurrency public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How an item is placed. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// Gives the item a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init() }
  /// The distances around the item, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
}

/// How several items are placed. It does not affect elements.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Places items in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Places a number of items in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Places a number of items in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Places items in a column.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup() }
  /// Places a number of items in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
  /// Places a number of items in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
}

/// Where the view above or below a section is. It does not affect elements.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Places a view of a kind.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) { self.init() }
  /// Whether it stays while the section is scrolled.
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
  /// A share of the width around it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// A share of the height around it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// A number of points as far as is known.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
}

/// A space between items. It does not affect elements.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  /// A number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
  /// A number of points at least.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
}

/// How the rows of a list look. It does not affect elements.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
  /// The kind of list.
  public var appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// Actions of a row that a swipe shows. They are not offered.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Actions of a row that a swipe shows. They are not offered.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Actions of a row that a swipe shows.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true
}

/// An action of a row that a swipe shows.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What an action does.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
  /// The kind.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The colour behind the words.
  open var backgroundColor: UIColor?
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// What a cell is at the moment.
@MainActor @preconcurrency public struct UICellConfigurationState {
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it cannot be used.
  public var isDisabled = false
}

/// What is behind a cell. It does not affect elements.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// Nothing.
  public static func clear() -> Self { UIBackgroundConfiguration() }
  /// As in a plain list.
  public static func listPlainCell() -> Self { UIBackgroundConfiguration() }
  /// As in a list with groups.
  public static func listGroupedCell() -> Self { UIBackgroundConfiguration() }
}

/// What is at the beginning or the end of a row of a collection.
@MainActor @preconcurrency public struct UICellAccessory {
  /// What it says.
  enum Kind {
    case checkmark, other
  }
  let kind: Kind
  /// A mark, which is announced as selected.
  public static func checkmark() -> Self { UICellAccessory(kind: .checkmark) }
  /// An arrow. It is not heard, as on iOS.
  public static func disclosureIndicator() -> Self { UICellAccessory(kind: .other) }
  /// An arrow that opens what is below. It is not heard.
  public static func outlineDisclosure() -> Self { UICellAccessory(kind: .other) }
  /// A handle for dragging. It is not heard.
  public static func reorder() -> Self { UICellAccessory(kind: .other) }
  /// A button that deletes the row. It is not heard.
  public static func delete() -> Self { UICellAccessory(kind: .other) }
  /// A mark while several rows are chosen. It is not heard.
  public static func multiselect() -> Self { UICellAccessory(kind: .other) }
}
