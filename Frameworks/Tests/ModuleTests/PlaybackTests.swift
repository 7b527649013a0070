// SPDX-License-Identifier: MIT

import AVKit
import A11yViewTesting
import SwiftUI
import Testing

/// Returns a silent sound file with the given length in seconds.
private func sound(seconds: Int) throws -> URL {
  let rate = 8_000
  func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
  var bytes = Array("RIFF".utf8) + little(36 + rate * seconds, 4) + Array("WAVEfmt ".utf8)
  bytes += little(16, 4) + little(1, 2) + little(1, 2) + little(rate, 4) + little(rate, 4)
  bytes += little(1, 2) + little(8, 2) + Array("data".utf8) + little(rate * seconds, 4)
  bytes += [UInt8](repeating: 128, count: rate * seconds)
  let url = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).wav")
  try Data(bytes).write(to: url)
  return url
}

@MainActor
private final class Model: NSObject, ObservableObject, AVAudioPlayerDelegate,
  AVSpeechSynthesizerDelegate
{
  @Published var lines: [String] = []

  nonisolated func add(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }

  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully: Bool) {
    add("ended \(player.isPlaying)")
  }
  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) { add("start") }
  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) { add("finish") }
  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) { add("cancel") }
  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) { add("pause") }
  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) { add("continue") }
  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString range: NSRange,
    utterance: AVSpeechUtterance
  ) { add((utterance.speechString as NSString).substring(with: range)) }
}

@Suite("Playback of sounds, videos and speech", .timeLimit(.minutes(30)))
@MainActor
struct PlaybackTests {
  @Test("A sound finishes after its duration in session time")
  func audio() async throws {
    struct Page: View {
      @ObservedObject var model: Model
      let player: AVAudioPlayer
      var body: some View {
        Button("Play") { player.play() }
        Text(model.lines.joined(separator: " "))
      }
    }
    let url = try sound(seconds: 3)
    defer { try? FileManager.default.removeItem(at: url) }
    let player = try AVAudioPlayer(contentsOf: url)
    let model = Model()
    player.delegate = model
    #expect(player.duration == 3)
    let session = try await Session(Page(model: model, player: player)).exhaustive(false)
    session.perform("activate")
    session.wait(.milliseconds(2999))
    await session.settle(within: .seconds(300))
    #expect(player.isPlaying)
    session.wait(.milliseconds(1))
    await session.settle(within: .seconds(300))
    #expect(!player.isPlaying)
    #expect(model.lines == ["ended false"])
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/nowhere")) }
  }

  @Test("A video calls its observers while it plays and posts a notification when it ends")
  func film() async throws {
    struct Page: View {
      let player: AVPlayer
      @State private var ended = 0
      var body: some View {
        VideoPlayer(player: player)
        Text("Ended \(ended)")
          .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) {
            if $0.object as AnyObject? === player.currentItem { ended += 1 }
          }
      }
    }
    let url = try sound(seconds: 2)
    defer { try? FileManager.default.removeItem(at: url) }
    let player = AVPlayer(url: url)
    #expect(player.currentItem?.status == .readyToPlay)
    var times: [Double] = []
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.5, preferredTimescale: 600),
      queue: .main
    ) { times.append($0.seconds) }
    let session = try await Session(Page(player: player)).exhaustive(false)
    session.find("Play").activate()
    #expect(player.timeControlStatus == .playing)
    session.wait(.seconds(5))
    await session.settle(within: .seconds(300))
    #expect(times == [0.5, 1, 1.5, 2])
    #expect(player.rate == 0)
    #expect(session.outline().joined(separator: "|").contains("Play,"))
    #expect(session.outline().joined(separator: "|").contains("Ended 1"))
    player.removeTimeObserver(observer)
    let missing = AVPlayerItem(url: URL(filePath: "/nowhere.mp4"))
    #expect(missing.status == .failed)
    #expect(missing.error != nil)
  }

  @Test("A program’s speech is announced, and its delegate is notified when each word is spoken")
  func speech() async throws {
    struct Page: View {
      @ObservedObject var model: Model
      let voice: AVSpeechSynthesizer
      var body: some View {
        Button("Speak") {
          voice.speak(AVSpeechUtterance(string: "Turn left"))
          voice.speak(AVSpeechUtterance(string: "Stop"))
        }
        Button("Pause") { voice.pauseSpeaking(at: .word) }
        Button("Go on") { voice.continueSpeaking() }
        Button("End") { voice.stopSpeaking(at: .immediate) }
      }
    }
    let model = Model()
    let voice = AVSpeechSynthesizer()
    voice.delegate = model
    let session = try await Session(Page(model: model, voice: voice)).exhaustive(false)
    session.find("Speak").activate()
    await session.settle(within: .seconds(300))
    #expect(session.transcript.contains { $0.line == "Turn left" })
    #expect(model.lines == ["start", "Turn"])
    #expect(voice.isSpeaking)
    session.wait(.milliseconds(350))
    await session.settle(within: .seconds(300))
    session.find("Pause").activate()
    session.wait(.seconds(60))
    await session.settle(within: .seconds(300))
    #expect(model.lines == ["start", "Turn", "left", "pause"])
    #expect(voice.isPaused)
    session.find("Go on").activate()
    session.wait(.seconds(60))
    await session.settle(within: .seconds(300))
    #expect(
      model.lines.dropFirst(4) == ["continue", "finish", "start", "Stop", "finish"]
    )
    #expect(!voice.isSpeaking)
    #expect(session.transcript.contains { $0.line == "Stop" })
    session.find("Speak").activate()
    await session.settle(within: .seconds(300))
    session.find("End").activate()
    #expect(model.lines.suffix(2) == ["cancel", "cancel"])
    #expect(!voice.isSpeaking)
  }
}
