// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import Synchronization

/// A list that a thread makes while the user begins to type: 100,000 elements take a tenth of a
/// second or two.
final class PendingItemList: Sendable {
  private let made = DispatchSemaphore(value: 0)
  private let list = Mutex<ItemList?>(nil)

  /// Starts to describe the elements of a tree.
  ///
  /// - Parameter whenMade: Called on the main queue once they are described.
  init(
    of tree: AccessibilityTree,
    listing item: RotorItem? = nil,
    _ verbosity: Verbosity,
    whenMade: @escaping @MainActor () -> Void
  ) {
    let thread = Thread { [self] in
      let list = ItemList(of: tree, listing: item, verbosity)
      self.list.withLock { $0 = list }
      made.signal()
      DispatchQueue.main.async { MainActor.assumeIsolated(whenMade) }
    }
    thread.name = "a11ynav items"
    thread.start()
  }

  /// The list; `nil` until it is made.
  var ifMade: ItemList? { list.withLock(\.self) }

  /// Waits until the list is made.
  func wait() {
    made.wait()
    made.signal()
  }
}
