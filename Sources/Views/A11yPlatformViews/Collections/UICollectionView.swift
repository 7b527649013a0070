// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A collection: what is in its data source's cells is its elements. Layouts do not affect them.
@MainActor
@preconcurrency
open class UICollectionView: UIScrollView {
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = Self(rawValue: 1)
    /// In the middle, vertically.
    public static let centeredVertically = Self(rawValue: 2)
    /// At the bottom.
    public static let bottom = Self(rawValue: 4)
    /// On the left.
    public static let left = Self(rawValue: 8)
    /// In the middle, horizontally.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// On the right.
    public static let right = Self(rawValue: 32)
  }
  /// Where items go on.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kind of the view above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The appearance of all collections. Setting it does nothing.
  open override class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
  /// Where the items come from.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Where the items are on the screen.
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items can be changed.
  open var isEditing = false
  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
  private var selection: Set<IndexPath> = []
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var isStale = true

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets which type the cells of a kind have.
  open func register(
    _ cellClass: UICollectionViewCell.Type,
    forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = { cellClass.init(frame: .zero) } }

  /// Sets which type the views above and below sections have.
  open func register(
    _ viewClass: UICollectionReusableView.Type,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers[elementKind + " " + identifier] = { viewClass.init(frame: .zero) } }

  /// A cell of a kind; cells are not used again here.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    makers[identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A view of a kind above or below a section; views are not used again here.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    makers[elementKind + " " + identifier]?() ?? UICollectionReusableView(frame: .zero)
  }

  /// Asks the data source for all items, once they are needed.
  open func reloadData() {
    selection = []
    reload()
  }

  /// Asks the data source for all items again; those that are chosen stay so.
  final func reload() {
    isStale = true
    accessibilityChanged()
  }

  /// The cell of an item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    prepareSubviews()
    return cells[indexPath]
  }

  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    prepareSubviews()
    return cells.first { $0.value === cell }?.key
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Chooses an item. The delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else { return selection.forEach { deselectItem(at: $0, animated: false) } }
    if !allowsMultipleSelection {
      for other in selection { deselectItem(at: other, animated: false) }
    }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Chooses an item no longer. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  package override func prepareSubviews() {
    guard isStale else { return }
    isStale = false
    cells = [:]
    let shown = (0..<numberOfSections).flatMap(views)
    for view in subviews where !shown.contains(view) { view.removeFromSuperview() }
    for view in shown { addSubview(view) }
  }

  /// The header of a section, its cells, its footer.
  private func views(ofSection section: Int) -> [UIView] {
    guard let dataSource else { return [] }
    let first = IndexPath(item: 0, section: section)
    func supplement(_ kind: String) -> [UIView] {
      let identifier = kind + " "
      let asks = makers.keys.contains { $0.hasPrefix(identifier) } || dataSource.hasSupplements
      guard asks else { return [] }
      return [dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: first)]
    }
    let items = (0..<numberOfItems(inSection: section)).map { item in
      cell(at: IndexPath(item: item, section: section), of: dataSource)
    }
    return supplement(Self.elementKindSectionHeader) + items
      + supplement(Self.elementKindSectionFooter)
  }

  private func cell(at path: IndexPath, of source: any UICollectionViewDataSource) -> UIView {
    let cell = source.collectionView(self, cellForItemAt: path)
    cells[path] = cell
    cell.isSelected = selection.contains(path)
    cell.choice = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return false }
      return choose(path)
    }
    return cell
  }

  /// Does what a tap on an item does.
  private func choose(_ path: IndexPath) -> Bool {
    let delegate = delegate as? any UICollectionViewDelegate
    guard allowsSelection else { return false }
    if allowsMultipleSelection, selection.contains(path) {
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    for other in selection where !allowsMultipleSelection && other != path {
      deselectItem(at: other, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }
}

extension UICollectionView {
  /// Asks the data source for all items.
  public func reloadItems(at indexPaths: [IndexPath]) { reload() }
  /// Asks the data source for all items.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reload() }
  /// Asks the data source for all items.
  public func insertItems(at indexPaths: [IndexPath]) { reload() }
  /// Asks the data source for all items.
  public func deleteItems(at indexPaths: [IndexPath]) { reload() }
  /// Asks the data source for all items.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload() }
  /// Asks the data source for all items.
  public func reloadSections(_ sections: IndexSet) { reload() }
  /// Asks the data source for all items.
  public func insertSections(_ sections: IndexSet) { reload() }
  /// Asks the data source for all items.
  public func deleteSections(_ sections: IndexSet) { reload() }
  /// Makes several changes at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reload()
    completion?(true)
  }
  /// Does nothing: all items can be reached.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {}
  /// Sets the layout. It does not affect elements.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// All cells: nothing is scrolled away.
  public var visibleCells: [UICollectionViewCell] {
    prepareSubviews()
    return indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  /// All items: nothing is scrolled away.
  public var indexPathsForVisibleItems: [IndexPath] {
    prepareSubviews()
    return cells.keys.sorted()
  }
}
