// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Testing

@_spi(SoundDevice) @testable import A11ySpeech

@Suite("A device that hangs", .timeLimit(.minutes(30)))
struct GuardedDeviceTests {
  /// Only calls that never return are given a short limit, so that a busy machine fails no test.
  private let patient = 60.0
  private let impatient = 0.1

  @Test("is given up, and is closed when it comes back")
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

  @Test("while it opens costs a moment, and is no device")
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

  @Test("does not keep a session from ending once it is silenced")
  func leaving() throws {
    let log = DeviceLog(pausesAtFirstWrite: true)
    let output = try DeviceSpeech { _ in FakeDevice(log) }
    output.enqueue(
      SpeechItem(id: .init(rawValue: 1), content: .segments([SpeechSegment(text: "Email")]))
    )
    log.writing.wait()
    output.cancel()
    // It returns although the device still holds the speech thread.
    try output.finish()
    #expect(log.all == ["110"])
    log.goOn.signal()
  }
}
