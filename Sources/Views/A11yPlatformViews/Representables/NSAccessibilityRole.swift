// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension NSAccessibility.Role {
  private static let roles: [NSAccessibility.Role: A11yTree.Role] = [
    .button: .button, .checkBox: .checkbox, .radioButton: .radio, .popUpButton: .button,
    .menuButton: .button, .textField: .staticText, .image: .image, .link: .link, .slider: .slider,
    .incrementor: .stepper, .progressIndicator: .progressBar, .levelIndicator: .meter,
    .disclosureTriangle: .disclosure, .cell: .cell, .colorWell: .colorWell,
    .busyIndicator: .progressBar,
  ]

  /// The role that the accessibility tree uses for a container with this AppKit role.
  package var containerRole: A11yTree.Role {
    switch self {
    case .list: .list
    case .table: .table
    case .outline: .tree
    case .toolbar: .toolbar
    case .tabGroup: .tabList
    case .radioGroup: .radioGroup
    case .scrollArea: .scrollArea
    default: .group
    }
  }

  /// The role that the accessibility tree uses for an element with this AppKit role. The text field role is mapped to
  /// static text, because only a `TextInputObject` can be edited. The `addInput(to:in:)` method sets the role of a
  /// `TextInputObject`.
  package var treeRole: A11yTree.Role { Self.roles[self] ?? .staticText }

  /// Whether the user can check an element with this role.
  package var isChecked: Bool { self == .checkBox || self == .radioButton }

  /// Whether the user can press an element with this role.
  package var isPressed: Bool {
    let pressed: [NSAccessibility.Role] = [
      .button, .checkBox, .radioButton, .popUpButton, .menuButton, .link, .disclosureTriangle,
    ]
    return pressed.contains(self)
  }

  /// Whether the user can increment and decrement the value of an element with this role.
  package var isStepped: Bool { self == .slider || self == .incrementor }
}
