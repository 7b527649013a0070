// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An AppKit object that describes itself through NSAccessibility's methods.
///
/// Changes to the object's properties take effect before the current turn ends. Changes that are made outside a turn
/// take effect shortly afterward.
@MainActor
@preconcurrency
open class _NSAccessibilityObject {
  final var said = NSResponderProperties()
  /// The tree whose root is this object.
  package final var represented: RepresentedTree?

  init() {}

  /// Returns the label.
  open func accessibilityLabel() -> String? { said.label }
  /// Sets the label.
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    said.label = accessibilityLabel
    accessibilityChanged()
  }

  /// Returns the visible title, which is spoken if there is no label.
  open func accessibilityTitle() -> String? { said.title }
  /// Sets the visible title, which is spoken if there is no label.
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    said.title = accessibilityTitle
    accessibilityChanged()
  }

  /// Returns the accessibility value, which can be a selection, text or an amount.
  open func accessibilityValue() -> Any? { said.value }
  /// Sets the accessibility value, which can be a selection, text or an amount.
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    said.value = accessibilityValue
    accessibilityChanged()
  }

  /// Returns the help text.
  open func accessibilityHelp() -> String? { said.help }
  /// Sets the help text.
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {
    said.help = accessibilityHelp
    accessibilityChanged()
  }

  /// Returns the role description that the program has set.
  open func accessibilityRoleDescription() -> String? { said.roleDescription }
  /// Sets a custom role description.
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    said.roleDescription = accessibilityRoleDescription
    accessibilityChanged()
  }

  /// Returns the role.
  open func accessibilityRole() -> NSAccessibility.Role? { said.role }
  /// Sets the role.
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    said.role = accessibilityRole
    accessibilityChanged()
  }

  /// Returns the accessibility children that replace the subviews, in reading order.
  open func accessibilityChildren() -> [Any]? { said.children }
  /// Sets the accessibility children that replace the subviews, in reading order.
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    said.children = accessibilityChildren
    accessibilityChanged()
  }

  /// Returns the custom actions.
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { said.customActions }
  /// Sets the custom actions.
  open func setAccessibilityCustomActions(
    _ accessibilityCustomActions: [NSAccessibilityCustomAction]?
  ) {
    said.customActions = accessibilityCustomActions
    accessibilityChanged()
  }

  /// Returns the identifier that tests use and that is never spoken.
  open func accessibilityIdentifier() -> String { said.identifier ?? "" }
  /// Sets the identifier that tests use and that is never spoken.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    said.identifier = accessibilityIdentifier
    accessibilityChanged()
  }

  /// Returns whether the object is an accessibility element rather than a container.
  open func isAccessibilityElement() -> Bool { said.isElementSet }
  /// Sets whether the object is an accessibility element rather than a container.
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    said.isElementSet = accessibilityElement
    accessibilityChanged()
  }

  /// Returns whether the object is enabled.
  open func isAccessibilityEnabled() -> Bool { said.isEnabled }
  /// Sets whether the object is enabled.
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    said.isEnabled = accessibilityEnabled
    accessibilityChanged()
  }

  /// Returns whether the object and its contents are hidden from assistive technologies.
  open func isAccessibilityHidden() -> Bool { said.isConcealedSet }
  /// Sets whether the object and its contents are hidden from assistive technologies.
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    said.isConcealedSet = accessibilityHidden
    accessibilityChanged()
  }

  /// Returns whether the object is selected.
  open func isAccessibilitySelected() -> Bool { said.isSelected }
  /// Sets whether the object is selected.
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    said.isSelected = accessibilitySelected
    accessibilityChanged()
  }

  /// Returns whether the object is expanded.
  open func isAccessibilityExpanded() -> Bool { said.isExpanded }
  /// Sets whether the object is expanded.
  open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
    said.isExpanded = accessibilityExpanded
    accessibilityChanged()
  }

  /// Presses the object, as a click would, and returns `false` if the object does not handle the action.
  open func accessibilityPerformPress() -> Bool { false }
  /// Increments the object's value and returns `false` if the object does not handle the action.
  open func accessibilityPerformIncrement() -> Bool { false }
  /// Decrements the object's value and returns `false` if the object does not handle the action.
  open func accessibilityPerformDecrement() -> Bool { false }
  /// Cancels the current operation and returns `false` if the object does not handle the action.
  open func accessibilityPerformCancel() -> Bool { false }
  /// Deletes the object and returns `false` if the object does not handle the action.
  open func accessibilityPerformDelete() -> Bool { false }
  /// Opens the object's menu and returns `false` if the object does not handle the action.
  open func accessibilityPerformShowMenu() -> Bool { false }
  /// Selects the object, for example in a menu, and returns `false` if the object does not handle the action.
  open func accessibilityPerformPick() -> Bool { false }
  /// Confirms the object, as the Return key would, and returns `false` if the object does not handle the action.
  open func accessibilityPerformConfirm() -> Bool { false }

  /// The SwiftUI view that the object shows.
  package var hosted: AnyView? { nil }

  /// The object that contains this object.
  package var owner: _NSAccessibilityObject? { nil }

  /// The tree that contains the object, if the object is shown.
  package final var tree: RepresentedTree? {
    var object: _NSAccessibilityObject? = self
    while let asked = object {
      if let tree = asked.represented { return tree }
      object = asked.owner
    }
    return nil
  }

  /// Schedules an update of the object's tree.
  package final func accessibilityChanged() { tree?.change() }
}
