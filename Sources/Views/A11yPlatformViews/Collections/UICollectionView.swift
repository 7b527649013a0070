// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A collection view, whose elements come from the cells that its data source creates. Layouts do not affect
/// accessibility elements.
@MainActor
@preconcurrency
open class UICollectionView: UIScrollView {
  /// The position on the screen to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The option set's bits, one for each position.
    public let rawValue: UInt
    /// Creates an option set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = Self(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = Self(rawValue: 2)
    /// The bottom.
    public static let bottom = Self(rawValue: 4)
    /// The left edge.
    public static let left = Self(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// The right edge.
    public static let right = Self(rawValue: 32)
  }
  /// The direction in which the collection view scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kind that identifies a section's header view.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind that identifies a section's footer view.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Returns the appearance proxy for all collection views. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
  /// The data source that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout that arranges the items on the screen.
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether the user can select several items.
  open var allowsMultipleSelection = false
  /// Whether the collection view is in editing mode.
  open var isEditing = false
  /// The index paths of the selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
  private var selection: Set<IndexPath> = []
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var isStale = true

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Registers a cell class for a reuse identifier.
  open func register(
    _ cellClass: UICollectionViewCell.Type,
    forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = { cellClass.init(frame: .zero) } }

  /// Registers a header or footer view class for a kind and a reuse identifier.
  open func register(
    _ viewClass: UICollectionReusableView.Type,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers[elementKind + " " + identifier] = { viewClass.init(frame: .zero) } }

  /// Returns a new cell for a reuse identifier. Cells are never reused.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    makers[identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a new header or footer view for a kind and a reuse identifier. Views are never reused.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    makers[elementKind + " " + identifier]?() ?? UICollectionReusableView(frame: .zero)
  }

  /// Deselects all items and reloads them from the data source when they are next needed.
  open func reloadData() {
    selection = []
    reload()
  }

  /// Reloads all items from the data source and keeps the selection.
  final func reload() {
    isStale = true
    accessibilityChanged()
  }

  /// Returns the cell for an item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    prepareSubviews()
    return cells[indexPath]
  }

  /// Returns a cell's index path.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    prepareSubviews()
    return cells.first { $0.value === cell }?.key
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Selects an item without notifying the delegate.
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

  /// Deselects an item without notifying the delegate.
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

  /// Returns a section's header, cells and footer.
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

  /// Selects an item as if the user had tapped it, and returns whether the tap was handled.
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
  /// Reloads all items from the data source.
  public func reloadItems(at indexPaths: [IndexPath]) { reload() }
  /// Reloads all items from the data source.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reload() }
  /// Reloads all items from the data source.
  public func insertItems(at indexPaths: [IndexPath]) { reload() }
  /// Reloads all items from the data source.
  public func deleteItems(at indexPaths: [IndexPath]) { reload() }
  /// Reloads all items from the data source.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload() }
  /// Reloads all items from the data source.
  public func reloadSections(_ sections: IndexSet) { reload() }
  /// Reloads all items from the data source.
  public func insertSections(_ sections: IndexSet) { reload() }
  /// Reloads all items from the data source.
  public func deleteSections(_ sections: IndexSet) { reload() }
  /// Performs several changes and then reloads all items from the data source.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reload()
    completion?(true)
  }
  /// Does nothing, because all items are available without scrolling.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {}
  /// Sets the layout. This method does not affect accessibility elements.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// All cells, because no cell is scrolled out of view.
  public var visibleCells: [UICollectionViewCell] {
    prepareSubviews()
    return indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  /// The index paths of all items, because no item is scrolled out of view.
  public var indexPathsForVisibleItems: [IndexPath] {
    prepareSubviews()
    return cells.keys.sorted()
  }
}
