// SPDX-License-Identifier: MIT

@_spi(SoundDevice) import A11ySpeech
import Dispatch
import Synchronization
import Testing

@Suite("Sending speech to a sound device", .timeLimit(.minutes(30)))
struct DeviceSpeechTests {
  @Test("Speech is written in chunks of at most 5 ms and drained at the end")
  func chunks() throws {
    let log = DeviceLog()
    let output = try DeviceSpeech { _ in FakeDevice(log) }
    output.enqueue(item(1, "Email, text field"))
    try output.finish()
    let events = log.all
    #expect(events.suffix(2) == ["drain", "close"])
    let chunks = events.dropLast(2).compactMap(Int.init)
    #expect(chunks.count > 100 && chunks.allSatisfy { (1...110).contains($0) })
  }

  @Test(
    "Canceling speech silences the device after the current chunk and reports the dropped items"
  )
  func cancel() throws {
    let log = DeviceLog(pausesAtFirstWrite: true)
    let ends = Ends()
    let output = try DeviceSpeech { _ in FakeDevice(log) }
    output.onFinish { id, completed in
      ends.note(id, completed)
      log.add("end \(id.rawValue)")
    }
    output.enqueue(item(1, String(repeating: "long words ", count: 10_000)))
    output.enqueue(item(2, "never heard"))
    log.writing.wait()
    output.cancel()
    output.enqueue(tone(3))
    log.goOn.signal()
    try output.finish()
    #expect(log.all.prefix(4) == ["110", "flush", "end 1", "end 2"])
    #expect(log.all.dropFirst(4) == ["110", "110", "1", "end 3", "drain", "close"])
    #expect(ends.all == ["1 false", "2 false", "3 true"])
  }

  @Test("Canceling speech after the last item discards the device’s remaining samples once")
  func cancelWhenIdle() throws {
    let log = DeviceLog()
    let output = try DeviceSpeech { _ in FakeDevice(log) }
    let ended = DispatchSemaphore(value: 0)
    output.onFinish { _, _ in ended.signal() }
    output.enqueue(tone(1))
    ended.wait()
    output.cancel()
    output.cancel()
    try output.finish()
    // After a cancel, `finish` does not wait long for the device to close.
    log.closed.wait()
    #expect(log.all == ["110", "110", "1", "flush", "drain", "close"])
  }

  @Test("A lost sound device is reopened for the next item, and the loss is reported at the end")
  func lost() throws {
    let log = DeviceLog(failsAtFirstWrite: true)
    let ends = Ends()
    let output = try DeviceSpeech { _ in
      log.add("open")
      return FakeDevice(log)
    }
    output.onFinish(ends.note)
    output.enqueue(tone(1))
    output.enqueue(tone(2))
    #expect(throws: SpeechError.noSoundDevice(reason: "unplugged")) { try output.finish() }
    #expect(log.all == ["open", "close", "open", "110", "110", "1", "flush", "close"])
    #expect(ends.all == ["1 false", "2 true"])
  }

  @Test func `An unavailable device is reported once, and again only if it fails after a recovery`()
    throws
  {
    let state = Mutex((opens: 0, writes: 0))
    let told = Mutex<[SpeechError]>([])
    let log = DeviceLog()
    let output = try DeviceSpeech { _ in
      let number = state.withLock { state in
        state.opens += 1
        return state.opens
      }
      return FailingDevice {
        if number < 4 { throw SpeechError.noSoundDevice(reason: "reason \(number)") }
        log.add("heard")
        let count = state.withLock { state in
          state.writes += 1
          return state.writes
        }
        if count == 4 { throw SpeechError.noSoundDevice(reason: "away again") }
      }
    }
    output.onFailure { failure in told.withLock { $0.append(failure) } }
    for id in 1...3 {
      output.enqueue(tone(UInt64(id)))
      // An item without tones is not audible, so it does not show whether the device works.
      output.enqueue(SpeechItem(id: .init(rawValue: 100), content: .tones([])))
    }
    output.enqueue(tone(4))
    output.enqueue(tone(5))
    #expect(throws: SpeechError.noSoundDevice(reason: "reason 1")) { try output.finish() }
    #expect(
      told.withLock { $0 } == [
        .noSoundDevice(reason: "reason 1"), .noSoundDevice(reason: "away again"),
      ]
    )
    #expect(log.all == ["heard", "heard", "heard", "heard"])
  }

  @Test("A sound device that cannot be opened is reported immediately")
  func noDevice() {
    #expect(throws: SpeechError.noSoundDevice(reason: "none here")) {
      try DeviceSpeech { _ in throw SpeechError.noSoundDevice(reason: "none here") }
    }
  }

  @Test("Releasing a speech output closes the output’s sound device")
  func dropped() throws {
    let log = DeviceLog()
    do { _ = try DeviceSpeech { _ in FakeDevice(log) } }
    let next = try DeviceSpeech { _ in FakeDevice(DeviceLog()) }
    #expect(log.all == ["close"])
    try next.finish()
  }

  private func item(_ id: UInt64, _ text: String) -> SpeechItem {
    SpeechItem(id: .init(rawValue: id), content: .segments([SpeechSegment(text: text)]))
  }

  private func tone(_ id: UInt64) -> SpeechItem {
    let tone = Tone(frequency: 440, duration: .milliseconds(10))
    return SpeechItem(id: .init(rawValue: id), content: .tones([tone]))
  }
}
