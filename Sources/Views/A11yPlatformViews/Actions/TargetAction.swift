// SPDX-License-Identifier: MIT

/// An object, and the method of it that is to be called.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Calls the method.
  ///
  /// - Parameter arguments: Who asks for it, and the event, as far as the method takes them.
  @MainActor
  func call(_ arguments: Any...) { _ = selector.call(on: target, arguments) }

  /// Whether it is the method of an object; `nil` means any.
  func isOf(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (selector == nil || self.selector == selector)
  }
}
