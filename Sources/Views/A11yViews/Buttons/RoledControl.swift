// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A control that has a role.
@MainActor
package protocol RoledControl {
  var role: ButtonRole? { get }
}

extension Button: RoledControl {}

/// A node of a control that has a role.
@MainActor
package protocol RoledNode: ElementNode {
  var role: ButtonRole? { get }
}

extension ElementViewNode: RoledNode where V: RoledControl {
  package var role: ButtonRole? { view.role }
}
