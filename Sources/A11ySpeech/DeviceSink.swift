// SPDX-License-Identifier: MIT

import Dispatch

/// A sink that writes samples to a device, and reopens the device if it is lost.
final class DeviceSink: SampleSink {
  /// The time, in nanoseconds, by which samples are written before they are played.
  ///
  /// The speech thread itself waits until it is time to write, so that a cancellation can wake the thread. The thread
  /// does not wait inside a call to the device, because the device's own buffer may hold half a second of sound. The
  /// lead time compensates for delays on a busy machine.
  private static let lead: UInt64 = 50_000_000

  /// The delay, in nanoseconds, before another attempt to open a device. Without the delay, every key press would have
  /// to wait for the device.
  private static let rest: UInt64 = 5_000_000_000

  private let sampleRate: Int
  private let open: (Int) throws -> any SoundDevice
  private var device: (any SoundDevice)?
  private var holdsSound = false
  private var heardUntil: UInt64 = 0
  private var failure: (error: SpeechError, until: UInt64)?

  init(sampleRate: Int, open: @escaping (Int) throws -> any SoundDevice) throws {
    self.sampleRate = sampleRate
    self.open = open
    device = try open(sampleRate)
  }

  var wantsMore: DispatchTime? {
    heardUntil > Self.lead ? DispatchTime(uptimeNanoseconds: heardUntil - Self.lead) : nil
  }

  var isConnected: Bool { device != nil }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    let device = try openedDevice()
    holdsSound = true
    heardUntil =
      max(heardUntil, DispatchTime.now().uptimeNanoseconds)
      + UInt64(samples.count) * 1_000_000_000 / UInt64(sampleRate)
    do {
      try device.write(samples)
    } catch {
      lose()
      throw Self.speechError(for: error)
    }
  }

  func discard() {
    // No audio has been written since the last flush, so the server is spared a round trip on every key press.
    guard holdsSound else { return }
    holdsSound = false
    heardUntil = 0
    do {
      try device?.flush()
    } catch {
      lose()
    }
  }

  func finish() throws {
    defer { lose() }
    do {
      try device?.drain()
    } catch {
      throw Self.speechError(for: error)
    }
  }

  func abandon() {
    discard()
    lose()
  }

  private func openedDevice() throws -> any SoundDevice {
    if let device { return device }
    let now = DispatchTime.now().uptimeNanoseconds
    if let failure, now < failure.until { throw failure.error }
    do {
      let new = try open(sampleRate)
      device = new
      failure = nil
      return new
    } catch {
      let error = Self.speechError(for: error)
      failure = (error, DispatchTime.now().uptimeNanoseconds + Self.rest)
      throw error
    }
  }

  private func lose() {
    device?.close()
    device = nil
  }

  private static func speechError(for error: any Error) -> SpeechError {
    error as? SpeechError ?? .noSoundDevice(reason: "\(error)")
  }
}
