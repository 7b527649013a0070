// SPDX-License-Identifier: MIT

@_spi(SoundDevice) import A11ySpeech
import BareEspeak
import Foundation
import Synchronization

/// Prints the delays before speech starts and stops. The script `speech-latency.sh` prepares the environment.
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

  /// Measures the time from a direct call to `espeak_Synth` until the first samples of its speech arrive.
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

  /// Measures the time from a key press that replaces the current speech until the first samples of the new speech
  /// reach the device.
  static func first() throws {
    let log = WriteLog()
    let output = try DeviceSpeech { _ in NotingDevice(log) }
    for interrupts in [false, true] {
      var times = Statistics()
      for round in 0..<205 {
        output.enqueue(item(0, long))
        Thread.sleep(forTimeInterval: 0.04 + Double(round % 7) * 0.001)
        if !interrupts {
          output.cancel()
          Thread.sleep(forTimeInterval: 0.01)
        }
        log.reset(needsFlush: interrupts)
        let start = now()
        output.cancel()
        output.enqueue(item(1, texts[round % texts.count]))
        while log.first == nil { usleep(20) }
        if let first = log.first, round >= 5 { times.values.append(first - start) }
        output.cancel()
      }
      let key = interrupts ? "key while speaking " : "key in silence     "
      print("\(key) to first samples   \(times)")
    }
    try output.finish()
  }

  /// Measures speech by recording the output of a PulseAudio null sink.
  static func device() throws {
    let recorder = try Recorder()
    defer { recorder.stop() }
    let output = try DeviceSpeech()
    var sound = Statistics()
    var silence = Statistics()
    var call = Statistics()
    try recorder.wait(until: now())
    for round in 0..<100 {
      let start = now()
      output.enqueue(item(UInt64(round), long))
      // Each round stops the speech at a different position in the sound.
      Thread.sleep(forTimeInterval: 0.4 + Double(round % 17) * 0.013)
      let cancel = now()
      output.cancel()
      call.values.append(now() - cancel)
      try recorder.wait(until: now() + 250)
      if let first = recorder.firstSound(after: start) { sound.values.append(first - start) }
      silence.values.append(max(0, recorder.lastSound - cancel))
    }
    let tone = Tone(frequency: 440, duration: .seconds(5))
    let start = now()
    output.enqueue(SpeechItem(id: .init(rawValue: 0), content: .tones([tone])))
    try output.finish()
    try recorder.wait(until: now() + 250)
    let gap = recorder.longestGap(after: start)
    print("key to sound at the null sink          \(sound)")
    print("cancel to silence at the null sink     \(silence)")
    print("cancel() returns after                 \(call)")
    print("longest gap in a tone of 5 s           \(String(format: "%7.3f ms", gap))")
  }

  /// Measures espeak-ng's own playback through the same sink.
  static func playback() throws {
    let recorder = try Recorder()
    defer { recorder.stop() }
    guard bare_espeak_start("en", 1) == 0 else { throw SpeechError.noVoiceData(path: "?") }
    var silence = Statistics()
    var call = Statistics()
    try recorder.wait(until: now())
    for round in 0..<20 {
      bare_espeak_speak(long)
      Thread.sleep(forTimeInterval: 0.8 + Double(round % 17) * 0.013)
      let cancel = now()
      call.values.append(bare_espeak_cancel())
      try recorder.wait(until: now() + 400)
      silence.values.append(max(0, recorder.lastSound - cancel))
    }
    print("espeak playback: cancel to silence     \(silence)")
    print("espeak playback: espeak_Cancel returns \(call)")
  }

  static func item(_ id: UInt64, _ text: String) -> SpeechItem {
    SpeechItem(id: .init(rawValue: id), content: .segments([SpeechSegment(text: text)]))
  }
}

/// The time of the first chunk of new speech. Chunks of earlier speech that the device has not yet flushed are ignored.
private final class WriteLog: Sendable {
  private struct State {
    var isFlushed = true
    var first: Double?
  }

  private let state = Mutex(State())

  var first: Double? { state.withLock { $0.first } }

  func reset(needsFlush: Bool) { state.withLock { $0 = State(isFlushed: !needsFlush) } }

  func flush() { state.withLock { $0.isFlushed = true } }

  func write() {
    state.withLock { if $0.isFlushed { $0.first = $0.first ?? now() } }
  }
}

/// A sound device that plays nothing but records the times at which it receives samples.
private final class NotingDevice: SoundDevice {
  private let log: WriteLog

  init(_ log: WriteLog) { self.log = log }

  func write(_ samples: UnsafeBufferPointer<Int16>) { log.write() }

  func flush() { log.flush() }

  func drain() {}

  func close() {}
}
