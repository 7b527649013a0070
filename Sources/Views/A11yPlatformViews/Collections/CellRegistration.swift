// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView {
  /// A registration that specifies how cells of one type are created and configured.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    fileprivate let handler: Handler

    /// Creates a cell registration that configures cells with a closure.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration that specifies how header or footer views of one type are created and configured.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a header or footer view.
    public typealias Handler =
      @MainActor (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration that configures header or footer views with a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a new cell that has been configured by its registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a new header or footer view that has been configured by its registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
