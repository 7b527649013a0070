@_spi(SoundDevice) import A11ySpeech
import BareEspeak
import Foundation
import Synchronization

/// Prints how soon speech starts and stops; `speech-latency.sh` prepares what it needs.
@main
struct SpeechLatency {
  static let texts = [
    "Email, text field, double tap to edit", "Sign in, heading level 1", "Remember me, switch, off",
    "Shipping address, 3 of 12, collapsed", "Delete account, button",
  ]
  static let long = String(repeating: "This text goes on for quite a while ", count: 20)

  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "bare": try bare()
    case "first": try first()
    case "device": try device()
    case "playback": try playback()
    default:
      print("usage: SpeechLatency bare|first|device|playback")
      exit(64)
    }
  }

  /// espeak_Synth called directly, to its first samples.
  static func bare() throws {
    guard bare_espeak_start("en", 0) == 0 else { throw SpeechError.noVoiceData(path: "?") }
    var times = Statistics()
    for round in 0..<205 {
      let time = bare_espeak_first_sample(texts[round % texts.count])
      if round >= 5 { times.values.append(time) }
      Thread.sleep(forTimeInterval: 0.01)
    }
    print("bare espeak_Synth to first samples     \(times)")
  }

  /// A key that interrupts speech and starts other speech, to its first samples at the device.
  static func first() throws {
    let device = Mutex<Double?>(nil)
    let output = try DeviceSpeech { _ in
      NotingDevice { device.withLock { $0 = $0 ?? now() } }
    }
    for interrupts in [false, true] {
      var times = Statistics()
      for round in 0..<205 {
        if interrupts { output.enqueue(item(0, long)) }
        Thread.sleep(forTimeInterval: 0.01)
        if interrupts { output.cancel() }
        // The interrupted speech may still hand over the chunk under way.
        if interrupts { Thread.sleep(forTimeInterval: 0.001) }
        device.withLock { $0 = nil }
        let start = now()
        output.enqueue(item(1, texts[round % texts.count]))
        while device.withLock({ $0 }) == nil { usleep(20) }
        if let time = device.withLock({ $0 }), round >= 5 { times.values.append(time - start) }
        Thread.sleep(forTimeInterval: 0.005)
        output.cancel()
      }
      print(
        "\(interrupts ? "key while speaking" : "key              ") to first samples     \(times)"
      )
    }
    try output.finish()
  }

  /// A null sink of PulseAudio, recorded.
  static func device() throws {
    let recorder = try Recorder()
    defer { recorder.stop() }
    let output = try DeviceSpeech()
    var sound = Statistics()
    var silence = Statistics()
    var call = Statistics()
    Thread.sleep(forTimeInterval: 1)
    for round in 0..<100 {
      let start = now()
      output.enqueue(item(UInt64(round), long))
      // Stops at another place of the sound in every round.
      Thread.sleep(forTimeInterval: 0.4 + Double(round % 17) * 0.013)
      let cancel = now()
      output.cancel()
      call.values.append(now() - cancel)
      Thread.sleep(forTimeInterval: 0.25)
      if let first = recorder.firstSound(after: start) { sound.values.append(first - start) }
      silence.values.append(max(0, recorder.lastSound - cancel))
    }
    try output.finish()
    print("key to sound at the null sink          \(sound)")
    print("cancel to silence at the null sink     \(silence)")
    print("cancel() returns after                 \(call)")
  }

  /// espeak-ng's own playback into the same sink.
  static func playback() throws {
    let recorder = try Recorder()
    defer { recorder.stop() }
    guard bare_espeak_start("en", 1) == 0 else { throw SpeechError.noVoiceData(path: "?") }
    var silence = Statistics()
    var call = Statistics()
    Thread.sleep(forTimeInterval: 1)
    for round in 0..<20 {
      bare_espeak_speak(long)
      Thread.sleep(forTimeInterval: 0.8 + Double(round % 17) * 0.013)
      let cancel = now()
      call.values.append(bare_espeak_cancel())
      Thread.sleep(forTimeInterval: 0.4)
      silence.values.append(max(0, recorder.lastSound - cancel))
    }
    print("espeak playback: cancel to silence     \(silence)")
    print("espeak playback: espeak_Cancel returns \(call)")
  }

  static func item(_ id: UInt64, _ text: String) -> SpeechItem {
    SpeechItem(id: .init(rawValue: id), content: .segments([SpeechSegment(text: text)]))
  }
}

/// Tells of each chunk, and takes as long over it as a device would.
private final class NotingDevice: SoundDevice {
  private let note: () -> Void

  init(_ note: @escaping () -> Void) { self.note = note }

  func write(_ samples: UnsafeBufferPointer<Int16>) {
    note()
    Thread.sleep(forTimeInterval: Double(samples.count) / 22_050)
  }

  func flush() {}

  func drain() {}

  func close() {}
}
