// SPDX-License-Identifier: MIT

import A11yNavigation
import Foundation
import Synchronization

/// An index that a thread makes while the user begins to type: 100,000 elements take a tenth of a
/// second.
final class PendingIndex: Sendable {
  private let made = DispatchSemaphore(value: 0)
  private let index = Mutex<ItemIndex?>(nil)

  /// Starts to make the index.
  init(_ make: @escaping @Sendable () -> ItemIndex) {
    let thread = Thread { [self] in
      let index = make()
      self.index.withLock { $0 = index }
      made.signal()
    }
    thread.name = "a11ynav items"
    thread.start()
  }

  /// Looks for a text; waits until the index is made.
  func matches(_ text: String, among known: [Int]?) -> [Int] {
    made.wait()
    made.signal()
    return index.withLock(\.self)?.matches(text, among: known) ?? []
  }
}
