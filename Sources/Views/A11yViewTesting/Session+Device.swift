// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree

extension Session {
  /// A device on which a view or an app runs, such as `.iPhone`, `.iPad` or `.mac`.
  public typealias Device = A11yTree.Device
}

/// The device of a test session, together with the platform of the screen reader.
struct TestDevice {
  let device: Device
  private let isNamed: Bool

  /// Chooses the device that the test names or, if it names none, the device of the platform in the settings.
  init(_ named: Device?, settings change: (inout SessionSettings) -> Void) {
    isNamed = named != nil
    var settings = SessionSettings()
    change(&settings)
    device = named ?? (settings.verbosity.platform == .macOS ? .mac : .iPhone)
  }

  /// Selects the screen reader's words for the platform of the device, if the test names a device.
  func apply(to settings: inout SessionSettings) {
    guard isNamed, device.idiom == .mac else { return }
    settings.verbosity.platform = .macOS
    settings.switchControl.verbosity.platform = .macOS
  }
}
