// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree

extension Session {
  /// A device that a view or an app runs on, such as `.iPhone`, `.iPad` or `.mac`.
  public typealias Device = A11yTree.Device
}

/// The device of a test session, which also determines the screen reader's platform.
struct TestDevice {
  let device: Device
  private let isNamed: Bool

  /// Selects the device that the test specifies or, if the test specifies none, the default device for the platform in
  /// the settings.
  init(_ named: Device?, settings change: (inout SessionSettings) -> Void) {
    isNamed = named != nil
    var settings = SessionSettings()
    change(&settings)
    device = named ?? (settings.verbosity.platform == .macOS ? .mac : .iPhone)
  }

  /// If the test specifies a device, selects the screen reader's words for the device's platform.
  func apply(to settings: inout SessionSettings) {
    guard isNamed, device.idiom == .mac else { return }
    settings.verbosity.platform = .macOS
    settings.switchControl.verbosity.platform = .macOS
  }
}
