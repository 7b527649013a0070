/// An open sound device for mono 16-bit samples; used on the speech thread only.
@_spi(SoundDevice)
public protocol SoundDevice: AnyObject {
  /// Plays a few milliseconds of samples, which come about 50 ms before they are to be heard.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws

  /// Drops what is not heard yet.
  func flush() throws

  /// Waits until everything is heard.
  func drain() throws

  /// Closes the device; nothing else is called afterwards.
  func close()
}

/// The sound devices of this machine.
enum SoundDevices {
  /// Opens a sound server, which can be silenced at once, else the device itself.
  static func open(sampleRate: Int) throws -> any SoundDevice {
    var reasons: [String] = []
    for open in [PulseAudioDevice.open, PCAudioDevice.open] {
      do {
        return try open(sampleRate)
      } catch {
        reasons.append("\(error)")
      }
    }
    throw SpeechError.noSoundDevice(reason: reasons.joined(separator: "; "))
  }
}

/// Why one kind of device cannot be used.
struct SoundDeviceFailure: Error, CustomStringConvertible {
  var description: String

  init(_ device: String, _ reason: String) {
    description = "\(device): \(reason)"
  }
}
