// SPDX-License-Identifier: MIT

/// An open sound device for mono 16-bit samples, used only on the speech thread.
@_spi(SoundDevice)
public protocol SoundDevice: AnyObject {
  /// Plays a few milliseconds of samples, which are written about 50 ms before they are due.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws

  /// Drops samples that have not been played yet.
  func flush() throws

  /// Waits until all samples have been played.
  func drain() throws

  /// Closes the device. No other method may be called afterward.
  func close()
}

/// The sound devices of this machine.
enum SoundDevices {
  /// Opens a sound server, which can be silenced immediately, or the device itself if there is no sound server.
  ///
  /// Opening the device takes at most two seconds.
  @Sendable static func open(sampleRate: Int) throws -> any SoundDevice {
    var reasons: [String] = []
    for open in [PulseAudioDevice.open, PCAudioDevice.open] {
      do {
        return try GuardedDevice(sampleRate: sampleRate, open: open)
      } catch {
        reasons.append("\(error)")
        // The sound device usually depends on the same stalled server, so the device is not tried.
        if error as? SoundDeviceFailure == .stalled { break }
      }
    }
    throw SpeechError.noSoundDevice(reason: reasons.joined(separator: "; "))
  }
}

/// The reason why a sound device of one type is unavailable.
struct SoundDeviceFailure: Error, Hashable, CustomStringConvertible {
  /// The failure of a server that does not answer within the time limit.
  static let stalled = SoundDeviceFailure("sound server", "not responding")

  var description: String

  init(_ device: String, _ reason: String) {
    description = "\(device): \(reason)"
  }
}
