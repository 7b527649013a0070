// SPDX-License-Identifier: MIT

/// A device that is abandoned if it does not respond within a time limit.
final class GuardedDevice: SoundDevice {
  /// The maximum times for the operations of a device, in seconds.
  struct Limits {
    /// The maximum time to open the device.
    var opening = 2.0
    /// The maximum time to write a few samples, to drop the buffered samples, or to play the buffered samples.
    /// PulseAudio's null sink, which has no hardware, takes up to two seconds for each step of an operation.
    var call = 4.0
  }

  private let thread = DeviceThread()
  private let limit: Double

  /// Opens a device on a separate thread.
  init(
    sampleRate: Int,
    limits: Limits = Limits(),
    open: @escaping @Sendable (Int) throws -> any SoundDevice
  ) throws {
    limit = limits.call
    do {
      try thread.call(atMost: limits.opening) { $0.device = try open(sampleRate) }
    } catch {
      thread.leave()
      throw error
    }
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    let copy = Array(samples)
    try thread.call(atMost: limit) { context in
      try copy.withUnsafeBufferPointer { try context.device?.write($0) }
    }
  }

  func flush() throws { try thread.call(atMost: limit) { try $0.device?.flush() } }

  func drain() throws { try thread.call(atMost: limit) { try $0.device?.drain() } }

  func close() { thread.leave() }
}
