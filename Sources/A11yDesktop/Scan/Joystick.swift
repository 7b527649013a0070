// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation

/// The buttons of a joystick. All buttons of the joystick act as the same switch.
@BusActor
final class Joystick {
  private let descriptor: Int32
  private let path: String
  private let report: @Sendable (SwitchInput) -> Void
  private var events = JoystickEvents()
  private var isOpen = true

  /// Opens a joystick's device file, such as `/dev/input/js0`.
  ///
  /// - Throws: ``DesktopError`` if the file cannot be opened.
  init(
    _ path: String,
    report: @escaping @Sendable (SwitchInput) -> Void
  ) throws(DesktopError) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DesktopError(
        "The joystick at “\(path)” cannot be opened: \(String(cString: strerror(errno)))."
      )
    }
    self.descriptor = descriptor
    self.path = path
    self.report = report
    BusActor.loop.watch(.init(descriptor: descriptor) { [weak self] in self?.receive() })
  }

  isolated deinit { close() }

  private func receive() {
    guard isOpen else { return }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      for _ in 0..<events.presses(in: bytes[..<count]) { report(.press) }
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      close()
      report(.lost("The joystick at “\(path)” was unplugged. Other switches still work."))
    }
  }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    BusActor.loop.stopWatching(descriptor)
    A11yPlatform.close(descriptor)
  }
}

/// The events in a joystick's bytes, which may be split at any point.
///
/// An event has eight bytes: four for the time, two for the value, one for the event type, and one for the number of
/// the button or axis.
struct JoystickEvents: Hashable, Sendable {
  private var rest: [UInt8] = []

  /// Returns how many times a button was pressed.
  ///
  /// The events with which a driver describes the initial state of all buttons do not count as presses.
  mutating func presses(in bytes: ArraySlice<UInt8>) -> Int {
    rest += bytes
    var count = 0
    var place = 0
    while rest.count - place >= 8 {
      let value = Int(rest[place + 4]) | Int(rest[place + 5]) << 8
      let button: UInt8 = 1
      if rest[place + 6] == button, value == 1 { count += 1 }
      place += 8
    }
    rest.removeFirst(place)
    return count
  }
}
