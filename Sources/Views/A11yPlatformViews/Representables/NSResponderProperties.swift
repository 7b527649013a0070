// SPDX-License-Identifier: MIT

/// Accessibility properties that were set on an AppKit object.
@MainActor
struct NSResponderProperties {
  var label: String?
  var title: String?
  var value: Any?
  var help: String?
  var roleDescription: String?
  var role: NSAccessibility.Role?
  var children: [Any]?
  var customActions: [NSAccessibilityCustomAction]?
  var identifier: String?
  var isElementSet = false
  var isEnabled = true
  var isConcealedSet = false
  var isSelected = false
  var isExpanded = false
}
