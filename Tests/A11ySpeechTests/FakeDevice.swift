// SPDX-License-Identifier: MIT

@_spi(SoundDevice) import A11ySpeech
import Dispatch
import Synchronization

/// The calls that a device received, in order.
final class DeviceLog: Sendable {
  let writing = DispatchSemaphore(value: 0)
  let goOn = DispatchSemaphore(value: 0)
  let closed = DispatchSemaphore(value: 0)
  private let events = Mutex<[String]>([])
  private let pauses: Mutex<Bool>
  private let fails: Mutex<Bool>

  init(pausesAtFirstWrite: Bool = false, failsAtFirstWrite: Bool = false) {
    pauses = Mutex(pausesAtFirstWrite)
    fails = Mutex(failsAtFirstWrite)
  }

  var all: [String] { events.withLock { $0 } }

  func add(_ event: String) { events.withLock { $0.append(event) } }

  func write(_ count: Int) throws {
    if fails.withLock({ Self.take(&$0) }) { throw SpeechError.noSoundDevice(reason: "unplugged") }
    add("\(count)")
    guard pauses.withLock({ Self.take(&$0) }) else { return }
    writing.signal()
    goOn.wait()
  }

  private static func take(_ flag: inout Bool) -> Bool {
    defer { flag = false }
    return flag
  }
}

/// A device whose writes run a closure that the test supplies.
final class FailingDevice: SoundDevice {
  private let onWrite: () throws -> Void

  init(onWrite: @escaping () throws -> Void) { self.onWrite = onWrite }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws { try onWrite() }

  func flush() {}

  func drain() {}

  func close() {}
}

/// A device that only records its calls.
final class FakeDevice: SoundDevice {
  private let log: DeviceLog

  init(_ log: DeviceLog) { self.log = log }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws { try log.write(samples.count) }

  func flush() { log.add("flush") }

  func drain() { log.add("drain") }

  func close() {
    log.add("close")
    log.closed.signal()
  }
}
