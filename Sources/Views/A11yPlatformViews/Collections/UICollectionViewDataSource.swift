// SPDX-License-Identifier: MIT

import Foundation

/// A type that provides a collection view's items.
@MainActor
@preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell for an item.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the header or footer view for a section. This method is called only if a class is registered for header
  /// and footer views or if the data source creates these views itself.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns 1, so the collection has a single section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns an empty header or footer view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Whether the data source creates header and footer views itself, without a registered class.
  var hasSupplements: Bool { (self as? any SupplementingDataSource)?.supplements ?? false }
}

/// A data source that creates its own header and footer views.
@MainActor
protocol SupplementingDataSource {
  var supplements: Bool { get }
}

/// A delegate that is notified when items in a collection view are selected.
@MainActor
@preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether the user may select an item.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before an item's cell is shown. In a11ynav, this method is never called, because all items are always
  /// shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  /// Returns `true`.
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

/// A delegate that provides the sizes of items in a collection view. The sizes are never requested, because they do not
/// affect accessibility elements.
@MainActor
@preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A controller that shows a collection view and provides its items.
@MainActor
@preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view. As in UIKit, this property is implicitly unwrapped.
  open var collectionView: UICollectionView!

  /// Creates a controller for a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Uses the collection view as the controller's view.
  open override func loadView() {
    view = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
  }

  /// Returns 1, so the collection has a single section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0, so each section is empty by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns the cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns the header or footer view for a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called after the user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called after the user has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
}
