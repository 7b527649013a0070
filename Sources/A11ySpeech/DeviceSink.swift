/// Samples to a device, which is opened anew when it was lost.
final class DeviceSink: SampleSink {
  private let sampleRate: Int
  private let open: (Int) throws -> any SoundDevice
  private var device: (any SoundDevice)?
  private var holdsSound = false

  init(sampleRate: Int, open: @escaping (Int) throws -> any SoundDevice) throws {
    self.sampleRate = sampleRate
    self.open = open
    device = try open(sampleRate)
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws {
    let device = try self.device ?? open(sampleRate)
    self.device = device
    holdsSound = true
    do {
      try device.write(samples)
    } catch {
      lose()
      throw Self.speechError(for: error)
    }
  }

  func discard() {
    // Nothing new since the last flush: spares the server a round trip on every key.
    guard holdsSound else { return }
    holdsSound = false
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

  private func lose() {
    device?.close()
    device = nil
  }

  private static func speechError(for error: any Error) -> SpeechError {
    error as? SpeechError ?? .noSoundDevice(reason: "\(error)")
  }
}
