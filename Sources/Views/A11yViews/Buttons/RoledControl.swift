// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A control that has a role.
@MainActor
package protocol RoledControl {
  var role: ButtonRole? { get }
}

extension Button: RoledControl {}

/// A node that is a button of a dialog or an item of a menu, where it is in one: it closes them.
@MainActor
package protocol ChoiceNode: ElementNode {}

/// A node of a control that has a role.
@MainActor
package protocol RoledNode: ChoiceNode {
  var role: ButtonRole? { get }
}

extension ElementViewNode: ChoiceNode where V: RoledControl {}
extension ElementViewNode: RoledNode where V: RoledControl {
  package var role: ButtonRole? { view.role }
}
