// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `field-name`
  static let fieldName = Rule(
    "field-name",
    "A control announces its value but not its purpose.",
    criteria: ["1.3.1", "3.3.2", "4.1.2"],
    impact: .blocks,
    precision: .veryHigh,
    needs: .structure,
    beyond:
      "label, select-name, aria-input-field-name and aria-toggle-field-name find the same problems",
    limits: "A placeholder counts as a name, as in axe-core."
  ) { exploration in
    exploration.stops.compactMap { stop in
      let element = stop.element
      guard stop.isInteractive, element.role.holdsValue, element.label.allSatisfy(\.isWhitespace),
        element.details.placeholder.isEmpty, element.details.hint.isEmpty,
        element.details.description.isEmpty
      else { return nil }
      return Evidence(
        at: stop.id,
        "The purpose of this \(element.role.rawValue) is not announced.",
        proof: exploration.proof(at: stop, marking: stop.words([.role, .value]))
      )
    }
  }
}

extension Role {
  /// Whether the element lets a user set a value.
  var holdsValue: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .comboBox, .popUpButton, .slider, .stepper,
      .checkbox, .radio, .switchButton, .datePicker, .colorWell, .menuItemCheckbox, .menuItemRadio:
      true
    default: false
    }
  }
}
