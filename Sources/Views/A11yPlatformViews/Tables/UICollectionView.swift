// SPDX-License-Identifier: MIT

import Foundation

/// A collection. Accepted: it shows nothing.
@MainActor
@preconcurrency
open class UICollectionView: UIScrollView {
  /// Looks that are set for all collections. They do nothing.
  open override class func appearance() -> UICollectionView { UICollectionView() }
  /// The view behind the cells.
  open var backgroundView: UIView?
}
