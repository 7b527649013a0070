// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import Dispatch
import Foundation
import Synchronization
import Testing

@_spi(SoundDevice) @testable import A11ySpeech

/// Tests for the voice as a separate process. Each test uses its own voice process.
@Suite("Speech after a voice process has ended", .timeLimit(.minutes(30)))
struct VoiceProcessTests {
  @Test("The end of a voice process is reported once, and a new process speaks the next text")
  func killed() async throws {
    await #expect(processExitsWith: .success) {
      let log = DeviceLog(pausesAtFirstWrite: true)
      let ends = Ends()
      let told = Mutex<[SpeechError]>([])
      let output = try DeviceSpeech { _ in FakeDevice(log) }
      output.onFinish(ends.note)
      output.onFailure { failure in told.withLock { $0.append(failure) } }
      output.enqueue(words(1, String(repeating: "long words ", count: 10_000)))
      output.enqueue(words(2, "heard"))
      log.writing.wait()
      let voice = try #require(voices().first)
      kill(pid_t(voice), SIGKILL)
      log.goOn.signal()
      #expect(throws: SpeechError.voiceEnded(reason: "the voice program was ended by signal 9")) {
        try output.finish()
      }
      #expect(
        told.withLock { $0 } == [.voiceEnded(reason: "the voice program was ended by signal 9")]
      )
      // Both items are reported as completed, so that code that waits for the first item can continue.
      #expect(ends.all == ["1 true", "2 true"])
      #expect(log.all.suffix(2) == ["drain", "close"])
      #expect(try #require(voices().first) != voice)
    }
  }

  @Test("A voice process that stops responding is terminated")
  func stopped() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let output = try WaveFileSpeech(path: folder.path())
      let voice = try #require(voices().first)
      kill(pid_t(voice), SIGSTOP)
      output.enqueue(words(1, "never heard"))
      #expect(throws: SpeechError.voiceEnded(reason: "the voice program did not respond")) {
        try output.finish()
      }
      #expect(!voices().contains(voice))
    }
  }

  @Test("A sound file is completed even if the voice process ends")
  func file() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let output = try WaveFileSpeech(path: folder.path())
      let voice = try #require(voices().first)
      kill(pid_t(voice), SIGKILL)
      output.enqueue(words(1, "lost"))
      output.enqueue(words(2, "Email, text field"))
      #expect(throws: SpeechError.self) { try output.finish() }
      let whole = try wave(of: [SpeechSegment(text: "Email, text field")])
      #expect(try abs(WaveBytes(path: folder.path()).seconds - whole.seconds) < 0.1)
    }
  }

  @Test("A voice process ends together with its program, even if the program is killed")
  func orphan() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pid")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let speech = try WaveFileSpeech(path: path + ".wav")
      try Data("\(voices()[0])".utf8).write(to: URL(fileURLWithPath: path))
      withExtendedLifetime(speech) { _ = kill(getpid(), SIGKILL) }
    }
    let voice = try #require(Int(String(contentsOfFile: path, encoding: .utf8)))
    while !ProcessTable.hasEnded(voice) { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("A missing or invalid voice program is reported before it is asked to speak")
  func strangers() {
    #expect(throws: SpeechError.noVoice(reason: "/bin/cat is not responding")) {
      // `cat` would return all bytes that it receives, but it receives none.
      try VoiceProcess("/bin/cat", limit: 50)
    }
    #expect(throws: SpeechError.noVoice(reason: "/bin/true is not responding")) {
      try VoiceProcess("/bin/true")
    }
    #expect(throws: SpeechError.noVoice(reason: "/no/voice cannot be started")) {
      try VoiceProcess("/no/voice")
    }
  }
}

private func words(_ id: UInt64, _ text: String) -> SpeechItem {
  SpeechItem(id: .init(rawValue: id), content: .segments([SpeechSegment(text: text)]))
}

/// Returns the process IDs of this process's voices.
private func voices() -> [Int] {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?
    .flatMap { thread in
      let children = try? String(
        contentsOfFile: "/proc/self/task/\(thread)/children",
        encoding: .utf8
      )
      return (children ?? "").split(separator: " ").compactMap { Int($0) }
    } ?? []
}
