// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Whether the element is announced as a switch.
  var isSwitch: Bool { element.role == .switchButton || element.traits.contains(.isToggle) }

  /// The word spoken after a switch's role: the switch's own value, or "on", "off" or "mixed".
  var switchWords: [Utterance.Segment] {
    // Since iOS 17, a switch's own value is spoken; earlier versions spoke only "on" and "off".
    let hasOwnValue = !element.value.isEmpty && Self.position(element.value) == nil
    if hasOwnValue, verbosity.system > .iOS16 { return [spoken(.value, element.value)] }
    return switchPosition.map { [own(.state, Self.word($0))] } ?? []
  }

  /// Whether a switch is on, off or mixed, according to its state or its value (`0`, `1` or `2`).
  private var switchPosition: States.Toggle? {
    element.states.checked ?? Self.position(element.value)
  }

  private static func position(_ value: String) -> States.Toggle? {
    switch value {
    case "0": .off
    case "1": .on
    case "2": .mixed
    default: nil
    }
  }

  private static func word(_ position: States.Toggle) -> Word {
    switch position {
    case .on: .on
    case .off: .off
    case .mixed: .mixed
    }
  }
}
