// SPDX-License-Identifier: MIT

import A11yTree

private enum TechnologiesKey: EnvironmentKey {
  static var defaultValue: AccessibilityTechnologies { [] }
}

extension EnvironmentValues {
  /// Whether VoiceOver is on. Views that read it update when it is turned on or off.
  public var accessibilityVoiceOverEnabled: Bool {
    self[TechnologiesKey.self].contains(.voiceOver)
  }

  /// Whether Switch Control is on. Views that read it update when it is turned on or off.
  public var accessibilitySwitchControlEnabled: Bool {
    self[TechnologiesKey.self].contains(.switchControl)
  }

  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool { !self[TechnologiesKey.self].isEmpty }
}

extension ViewGraph {
  /// The technologies that are on, as views read them.
  package var technologies: AccessibilityTechnologies {
    get { EnvironmentValues(scope: hostEnvironment)[TechnologiesKey.self] }
    set {
      inbox.technologies = newValue
      hostEnvironment.put { $0[TechnologiesKey.self] = newValue }
    }
  }
}
