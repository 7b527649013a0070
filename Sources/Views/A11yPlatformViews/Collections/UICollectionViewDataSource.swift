// SPDX-License-Identifier: MIT

import Foundation

/// Where the items of a collection come from.
@MainActor
@preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view above or below a section. It is asked for where a type of such views is registered.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Whether views above and below sections are there without a registered type.
  var hasSupplements: Bool { (self as? any SupplementingDataSource)?.supplements ?? false }
}

/// A data source that makes the views above and below sections itself.
@MainActor
protocol SupplementingDataSource {
  var supplements: Bool { get }
}

/// Is notified when items of a collection are chosen.
@MainActor
@preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item may be chosen.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// An item was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item is chosen no longer.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// An item is about to be shown. It is not called: all items are shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  /// It may.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// Is asked for the sizes of items. It is not: they do not affect elements.
@MainActor
@preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A controller of a collection, from which the collection's items come.
@MainActor
@preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The collection.
  open var collectionView: UICollectionView!

  /// Creates a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Takes the collection as its view.
  open override func loadView() {
    view = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
  }

  /// The number of sections: one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The number of items in a section: none.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// The view above or below a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// An item was chosen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// An item is chosen no longer.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
}
