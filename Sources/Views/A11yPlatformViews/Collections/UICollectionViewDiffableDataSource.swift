// SPDX-License-Identifier: MIT

import Foundation

/// The items of a collection as snapshots say: the cells of items that stay are kept, and so is the focus.
@MainActor
@preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, SupplementingDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType)
    -> UICollectionViewCell?
  /// Creates the view above or below a section.
  public typealias SupplementaryViewProvider =
    (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath)
    -> UICollectionReusableView?
  /// Sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes the views above and below sections.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reload() }
  }
  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private let items = KeptCells<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>()

  /// Creates a data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The sections and items that are shown.
  open func snapshot() -> Snapshot { items.current }

  /// Shows other sections and items.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    items.show(snapshot)
    collectionView?.reload()
    completion?()
  }

  /// Shows other sections and items.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows other sections and items, with all cells made again.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    items.forgetCells()
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.current.item(at: indexPath)
  }

  /// The path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.current.path(of: itemIdentifier)
  }

  /// The section with a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = items.current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  var supplements: Bool { supplementaryViewProvider != nil }

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    items.current.numberOfSections
  }

  /// The number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items.current.count(of: section) }

  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    items.cell(at: indexPath) {
      provider(collectionView, indexPath, $0) ?? UICollectionViewCell(frame: .zero)
    } ?? UICollectionViewCell(frame: .zero)
  }

  /// The view above or below a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

/// The rows of a table as snapshots say: the cells of rows that stay are kept, and so is the focus.
@MainActor
@preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider =
    (_ tableView: UITableView, _ indexPath: IndexPath, _ item: ItemIdentifierType)
    -> UITableViewCell?
  /// Sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let provider: CellProvider
  private let items = KeptCells<SectionIdentifierType, ItemIdentifierType, UITableViewCell>()

  /// Creates a data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The sections and rows that are shown.
  open func snapshot() -> Snapshot { items.current }

  /// Shows other sections and rows.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    items.show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// The row at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.current.item(at: indexPath)
  }

  /// The path of a row.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.current.path(of: itemIdentifier)
  }

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { items.current.numberOfSections }

  /// The number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.current.count(of: section)
  }

  /// The header of a section: none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The footer of a section: none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    items.cell(at: indexPath) {
      provider(tableView, indexPath, $0) ?? UITableViewCell()
    } ?? UITableViewCell()
  }
}
