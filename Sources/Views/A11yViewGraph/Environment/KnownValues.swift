// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
  /// The calendar that is used for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that is used for times.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TechnologiesKey: EnvironmentKey {
  static var defaultValue: AccessibilityTechnologies { [] }
}

extension EnvironmentValues {
  /// Whether VoiceOver is on. Views that read this value are updated when VoiceOver is turned on or off.
  public var accessibilityVoiceOverEnabled: Bool {
    self[TechnologiesKey.self].contains(.voiceOver)
  }

  /// Whether Switch Control is on. Views that read this value are updated when Switch Control is turned on or off.
  public var accessibilitySwitchControlEnabled: Bool {
    self[TechnologiesKey.self].contains(.switchControl)
  }

  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool { !self[TechnologiesKey.self].isEmpty }
}

extension ViewGraph {
  /// An environment value that contains the assistive technologies that are on.
  package var technologies: AccessibilityTechnologies {
    get { EnvironmentValues(scope: hostEnvironment)[TechnologiesKey.self] }
    set {
      inbox.technologies = newValue
      hostEnvironment.put { $0[TechnologiesKey.self] = newValue }
    }
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the user can operate controls. A view inside a disabled view cannot be enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls in a view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
