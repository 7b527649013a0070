// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

extension ItemList {
  /// Describes the elements of a tree on a background thread. Describing 100,000 elements takes one or two tenths of a
  /// second, during which the user can begin to type.
  ///
  /// - Parameter whenMade: A closure that is called on the main queue with the finished list.
  static func describe(
    _ tree: AccessibilityTree,
    listing item: RotorItem?,
    _ verbosity: Verbosity,
    whenMade: @escaping @MainActor (ItemList) -> Void
  ) {
    let thread = Thread {
      let list = ItemList(of: tree, listing: item, verbosity)
      DispatchQueue.main.async { MainActor.assumeIsolated { whenMade(list) } }
    }
    thread.name = "a11ynav items"
    thread.start()
  }
}
