// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Foundation

/// A synthesizer for a program's own speech. The synthesizer's words are announced in the session and take as long as
/// real speech would take, measured in the app's time.
///
/// The session has only one voice, so stopping or pausing does not retract words that this voice has begun to speak.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // The state is not protected, because the class is for use on the main queue only, where it also calls its
  // delegate.

  /// The delegate, which is notified about the speech.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether speech is paused.
  public private(set) final var isPaused = false
  /// Whether the synthesizer is speaking or is paused in the middle of speech.
  open var isSpeaking: Bool { current != nil || !waiting.isEmpty }
  private var waiting: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  /// The words that have not been spoken yet.
  private var words: ArraySlice<NSRange> = []
  private var generation = 0

  /// Adds an utterance, which is spoken after the utterances that are already waiting.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if current == nil { begin() }
  }

  /// Stops all speech and returns whether there was any speech to stop.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let cancelled = [current].compactMap(\.self) + waiting
    generation += 1
    current = nil
    waiting = []
    words = []
    isPaused = false
    for utterance in cancelled {
      delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    return true
  }

  /// Pauses speech and returns whether an utterance was being spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current, !isPaused else { return false }
    isPaused = true
    generation += 1
    delegate?.speechSynthesizer(self, didPause: current)
    return true
  }

  /// Resumes speech and returns whether it had been paused.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let current, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: current)
    step(current)
    return true
  }

  /// Begins the next utterance.
  private func begin() {
    guard !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    current = utterance
    words = utterance.words[...]
    after(utterance.preUtteranceDelay) { [self] in
      var announcement = Announcement(utterance.speechString)
      announcement.language = utterance.voice?.language ?? ""
      HostMessage.announcement(announcement).post(as: AVSpeechSynthesizer.self)
      delegate?.speechSynthesizer(self, didStart: utterance)
      if current === utterance, !isPaused { step(utterance) }
    }
  }

  /// Speaks the next word, or ends the utterance.
  private func step(_ utterance: AVSpeechUtterance) {
    guard let word = words.first else {
      return after(utterance.postUtteranceDelay) { [self] in
        current = nil
        delegate?.speechSynthesizer(self, didFinish: utterance)
        if current == nil { begin() }
      }
    }
    delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
    guard current === utterance, !isPaused else { return }
    words = words.dropFirst()
    after(utterance.seconds(of: word)) { [self] in step(utterance) }
  }

  /// Runs a closure after a number of seconds, unless speech is stopped or paused in the meantime.
  private func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    generation += 1
    let work = SpeechStep(generation, body)
    let delay = seconds.isFinite ? max(0, seconds) : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      if let self, generation == work.generation { work.body() }
    }
  }
}

/// The synthesizer's next step, which runs on the main queue.
private struct SpeechStep: @unchecked Sendable {
  // Both properties are constant, and `body` is called only on the main queue.
  let generation: Int
  let body: () -> Void

  init(_ generation: Int, _ body: @escaping () -> Void) {
    self.generation = generation
    self.body = body
  }
}

extension AVSpeechUtterance {
  /// The ranges of the words in the text.
  fileprivate var words: [NSRange] {
    let text = speechString as NSString
    var found: [NSRange] = []
    var start: Int?
    for place in 0...text.length {
      let isSpace =
        place == text.length
        || UnicodeScalar(text.character(at: place)).map { $0.properties.isWhitespace } ?? false
      switch (isSpace, start) {
      case (false, nil): start = place
      case (true, let begun?):
        found.append(NSRange(location: begun, length: place - begun))
        start = nil
      default: break
      }
    }
    return found
  }

  /// Returns the approximate time needed to speak a word, assuming fifteen letters per second at the default rate.
  fileprivate func seconds(of word: NSRange) -> TimeInterval {
    let speed = Double(max(rate, 0.05) / AVSpeechUtteranceDefaultSpeechRate)
    return Double(word.length + 1) / 15 / (speed.isFinite ? speed : 1)
  }
}
