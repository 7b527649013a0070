// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object of AppKit that describes itself with NSAccessibility's functions.
///
/// A change takes effect before the current turn ends; outside a turn, soon.
@MainActor
@preconcurrency
open class _NSAccessibilityObject {
  final var said = NSResponderProperties()
  /// The tree whose root this is.
  package final var represented: RepresentedTree?

  init() {}

  /// The label.
  open func accessibilityLabel() -> String? { said.label }
  /// Sets the label.
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    said.label = accessibilityLabel
    accessibilityChanged()
  }

  /// The visible title, used if there is no label.
  open func accessibilityTitle() -> String? { said.title }
  /// Sets the visible title, used if there is no label.
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    said.title = accessibilityTitle
    accessibilityChanged()
  }

  /// The value: a choice, a text or an amount.
  open func accessibilityValue() -> Any? { said.value }
  /// Sets the value: a choice, a text or an amount.
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    said.value = accessibilityValue
    accessibilityChanged()
  }

  /// The help text.
  open func accessibilityHelp() -> String? { said.help }
  /// Sets the help text.
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {
    said.help = accessibilityHelp
    accessibilityChanged()
  }

  /// The role in the program's own words.
  open func accessibilityRoleDescription() -> String? { said.roleDescription }
  /// Sets the role in the program's own words.
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    said.roleDescription = accessibilityRoleDescription
    accessibilityChanged()
  }

  /// The role.
  open func accessibilityRole() -> NSAccessibility.Role? { said.role }
  /// Sets the role.
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    said.role = accessibilityRole
    accessibilityChanged()
  }

  /// The children in reading order, in place of the subviews.
  open func accessibilityChildren() -> [Any]? { said.children }
  /// Sets the children in reading order, in place of the subviews.
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    said.children = accessibilityChildren
    accessibilityChanged()
  }

  /// The custom actions.
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { said.customActions }
  /// Sets the custom actions.
  open func setAccessibilityCustomActions(
    _ accessibilityCustomActions: [NSAccessibilityCustomAction]?
  ) {
    said.customActions = accessibilityCustomActions
    accessibilityChanged()
  }

  /// A name for tests, which is never spoken.
  open func accessibilityIdentifier() -> String { said.identifier ?? "" }
  /// Sets the name for tests.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    said.identifier = accessibilityIdentifier
    accessibilityChanged()
  }

  /// Whether it is an accessibility element, rather than a container.
  open func isAccessibilityElement() -> Bool { said.isElementSet }
  /// Sets whether it is an accessibility element, rather than a container.
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    said.isElementSet = accessibilityElement
    accessibilityChanged()
  }

  /// Whether it is enabled.
  open func isAccessibilityEnabled() -> Bool { said.isEnabled }
  /// Sets whether it is enabled.
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    said.isEnabled = accessibilityEnabled
    accessibilityChanged()
  }

  /// Whether it and everything in it is hidden from assistive technologies.
  open func isAccessibilityHidden() -> Bool { said.isConcealedSet }
  /// Sets whether it and everything in it is hidden from assistive technologies.
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    said.isConcealedSet = accessibilityHidden
    accessibilityChanged()
  }

  /// Whether it is selected.
  open func isAccessibilitySelected() -> Bool { said.isSelected }
  /// Sets whether it is selected.
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    said.isSelected = accessibilitySelected
    accessibilityChanged()
  }

  /// Whether it is expanded.
  open func isAccessibilityExpanded() -> Bool { said.isExpanded }
  /// Sets whether it is expanded.
  open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
    said.isExpanded = accessibilityExpanded
    accessibilityChanged()
  }

  /// Presses it, as a click does; returns `false` if there is nothing to do.
  open func accessibilityPerformPress() -> Bool { false }
  /// Increments the value; returns `false` if there is nothing to do.
  open func accessibilityPerformIncrement() -> Bool { false }
  /// Decrements the value; returns `false` if there is nothing to do.
  open func accessibilityPerformDecrement() -> Bool { false }
  /// Cancels; returns `false` if there is nothing to do.
  open func accessibilityPerformCancel() -> Bool { false }
  /// Deletes it; returns `false` if there is nothing to do.
  open func accessibilityPerformDelete() -> Bool { false }
  /// Opens its menu; returns `false` if there is nothing to do.
  open func accessibilityPerformShowMenu() -> Bool { false }
  /// Chooses it, as in a menu; returns `false` if there is nothing to do.
  open func accessibilityPerformPick() -> Bool { false }
  /// Confirms it, as Return does; returns `false` if there is nothing to do.
  open func accessibilityPerformConfirm() -> Bool { false }

  /// The view of SwiftUI that it shows.
  package var hosted: AnyView? { nil }

  /// The object that it is in.
  package var owner: _NSAccessibilityObject? { nil }

  /// The tree that it is in, if it is shown.
  package final var tree: RepresentedTree? {
    var object: _NSAccessibilityObject? = self
    while let asked = object {
      if let tree = asked.represented { return tree }
      object = asked.owner
    }
    return nil
  }

  /// Schedules its tree to be read again.
  package final func accessibilityChanged() { tree?.change() }
}
