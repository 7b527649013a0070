// SPDX-License-Identifier: MIT

import Foundation

/// A data source that provides a collection view's items from snapshots. A new snapshot preserves the focus and the
/// cells of items that were already in the previous snapshot.
@MainActor
@preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, SupplementingDataSource {
  /// A closure that creates the cell for an item.
  public typealias CellProvider =
    (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType)
    -> UICollectionViewCell?
  /// A closure that creates the header or footer view for a section.
  public typealias SupplementaryViewProvider =
    (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath)
    -> UICollectionReusableView?
  /// A snapshot of the sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The closure that creates header and footer views.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reload() }
  }
  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private let items = KeptCells<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>()

  /// Creates a data source for a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Returns the current sections and items.
  open func snapshot() -> Snapshot { items.current }

  /// Shows the sections and items of a snapshot.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    items.show(snapshot)
    collectionView?.reload()
    completion?()
  }

  /// Shows the sections and items of a snapshot.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows the sections and items of a snapshot and recreates all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    items.forgetCells()
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.current.item(at: indexPath)
  }

  /// Returns an item's index path.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.current.path(of: itemIdentifier)
  }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = items.current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  var supplements: Bool { supplementaryViewProvider != nil }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    items.current.numberOfSections
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items.current.count(of: section) }

  /// Returns the cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    items.cell(at: indexPath) {
      provider(collectionView, indexPath, $0) ?? UICollectionViewCell(frame: .zero)
    } ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns the header or footer view for a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

/// A data source that provides a table's rows from snapshots. A new snapshot preserves the focus and the cells of rows
/// that were already in the previous snapshot.
@MainActor
@preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that creates the cell for a row.
  public typealias CellProvider =
    (_ tableView: UITableView, _ indexPath: IndexPath, _ item: ItemIdentifierType)
    -> UITableViewCell?
  /// A snapshot of the sections and rows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let provider: CellProvider
  private let items = KeptCells<SectionIdentifierType, ItemIdentifierType, UITableViewCell>()

  /// Creates a data source for a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Returns the current sections and rows.
  open func snapshot() -> Snapshot { items.current }

  /// Shows the sections and rows of a snapshot.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    items.show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns the row at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.current.item(at: indexPath)
  }

  /// Returns a row's index path.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.current.path(of: itemIdentifier)
  }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { items.current.numberOfSections }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.current.count(of: section)
  }

  /// Returns `nil`, so the section has no header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`, so the section has no footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns the cell for a row.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    items.cell(at: indexPath) {
      provider(tableView, indexPath, $0) ?? UITableViewCell()
    } ?? UITableViewCell()
  }
}
