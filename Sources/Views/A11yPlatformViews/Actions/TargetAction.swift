// SPDX-License-Identifier: MIT

/// A target object and the method to call on it.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Calls the method.
  ///
  /// - Parameter arguments: The sender and the event, which are passed if the method takes them.
  @MainActor
  func call(_ arguments: Any...) { _ = selector.call(on: target, arguments) }

  /// Returns whether the action calls the given method of the given object. A `nil` object matches all objects, and a
  /// `nil` method matches all methods.
  func isOf(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (selector == nil || self.selector == selector)
  }
}
