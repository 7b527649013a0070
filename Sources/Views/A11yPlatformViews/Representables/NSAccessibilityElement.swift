// SPDX-License-Identifier: MIT

import Foundation

/// An accessibility element for content that a view draws itself.
@MainActor
@preconcurrency
open class NSAccessibilityElement: _NSAccessibilityDetails {
  private weak var parent: _NSAccessibilityObject?

  /// Creates an accessibility element without properties.
  public override init() {
    super.init()
    setAccessibilityElement(true)
  }

  /// Creates an accessibility element in a view or in another element.
  open class func element(
    withRole role: NSAccessibility.Role,
    frame: NSRect,
    label: String?,
    parent: Any?
  ) -> Any {
    let element = NSAccessibilityElement()
    element.setAccessibilityRole(role)
    element.setAccessibilityFrame(frame)
    element.setAccessibilityLabel(label)
    element.setAccessibilityParent(parent)
    return element
  }

  /// Returns the view or element that contains this element.
  open func accessibilityParent() -> Any? { parent }
  /// Sets the view or element that contains this element.
  open func setAccessibilityParent(_ accessibilityParent: Any?) {
    parent = accessibilityParent as? _NSAccessibilityObject
  }

  package override var owner: _NSAccessibilityObject? { parent }
}
