// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Testing

@_spi(SoundDevice) @testable import A11ySpeech

@Suite("Speech on a sound device that hangs", .timeLimit(.minutes(30)))
struct GuardedDeviceTests {
  /// The time limit, in seconds, for calls that return. Only calls that hang have a short limit, so that no test fails
  /// on a busy machine.
  private let patient = 60.0
  private let impatient = 0.1

  @Test("A sound device that hangs is abandoned, and is closed when the call to it returns")
  func write() throws {
    let log = DeviceLog(pausesAtFirstWrite: true)
    let limits = GuardedDevice.Limits(opening: patient, call: impatient)
    let device = try GuardedDevice(sampleRate: 22_050, limits: limits) { _ in FakeDevice(log) }
    #expect(throws: SoundDeviceFailure.stalled) {
      try [Int16](repeating: 0, count: 9).withUnsafeBufferPointer(device.write)
    }
    device.close()
    #expect(log.all == ["9"])
    log.goOn.signal()
    log.closed.wait()
    #expect(log.all == ["9", "close"])
  }

  @Test("A sound device that hangs while it is being opened is reported after a short wait")
  func open() {
    let goOn = DispatchSemaphore(value: 0)
    let log = DeviceLog()
    let limits = GuardedDevice.Limits(opening: impatient, call: patient)
    #expect(throws: SoundDeviceFailure.stalled) {
      try GuardedDevice(sampleRate: 22_050, limits: limits) { _ in
        goOn.wait()
        return FakeDevice(log)
      }
    }
    goOn.signal()
    log.closed.wait()
    #expect(log.all == ["close"])
  }

  @Test("A sound device that hangs does not prevent a silenced session from ending")
  func leaving() throws {
    let log = DeviceLog(pausesAtFirstWrite: true)
    let output = try DeviceSpeech { _ in FakeDevice(log) }
    output.enqueue(
      SpeechItem(id: .init(rawValue: 1), content: .segments([SpeechSegment(text: "Email")]))
    )
    log.writing.wait()
    output.cancel()
    // The call to `finish()` returns although the device still blocks the speech thread.
    try output.finish()
    #expect(log.all == ["110"])
    log.goOn.signal()
  }
}
