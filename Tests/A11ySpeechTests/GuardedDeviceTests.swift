// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Testing

@_spi(SoundDevice) @testable import A11ySpeech

@Suite("A device that hangs", .timeLimit(.minutes(10)))
struct GuardedDeviceTests {
  private let limits = GuardedDevice.Limits(opening: 0.1, call: 0.1)

  @Test("is given up, and is closed when it comes back")
  func write() throws {
    let log = DeviceLog(pausesAtFirstWrite: true)
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
