// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A control with a button role.
@MainActor
package protocol RoledControl {
  var role: ButtonRole? { get }
}

extension Button: RoledControl {}

/// A node for a control that closes the dialog or menu that contains it.
@MainActor
package protocol ChoiceNode: ElementNode {}

/// A node for a control with a button role.
@MainActor
package protocol RoledNode: ChoiceNode {
  var role: ButtonRole? { get }
}

extension ElementViewNode: ChoiceNode where V: RoledControl {}
extension ElementViewNode: RoledNode where V: RoledControl {
  package var role: ButtonRole? { view.role }
}
