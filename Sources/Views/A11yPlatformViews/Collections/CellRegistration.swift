// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView {
  /// How the cells of a kind are made and filled.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    fileprivate let handler: Handler

    /// Fills the cells with a closure.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How the views of a kind above and below sections are made and filled.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler =
      @MainActor (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Fills the views with a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell that is filled as its kind says.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view that is filled as its kind says.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
