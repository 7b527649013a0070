// SPDX-License-Identifier: MIT

import Foundation

extension NSObjectProtocol {
  /// Calls a method of the object.
  @MainActor
  public func perform(_ aSelector: Selector) { _ = aSelector.call(on: self, []) }

  /// Calls a method of the object with an argument.
  @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) {
    _ = aSelector.call(on: self, [object as Any])
  }
}
