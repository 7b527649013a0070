// SPDX-License-Identifier: MIT

import Foundation

/// Speaks in the voice of a program. Nothing is spoken: a session says what VoiceOver says.
open class AVSpeechSynthesizer: NSObject {
  /// Is told about speech. It is not called.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it pauses: it never does.
  open var isPaused: Bool { false }
  /// Whether it speaks: it never does.
  open var isSpeaking: Bool { false }
  /// Does nothing: nothing is spoken.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Does nothing: nothing is being spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Does nothing: nothing is being spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Does nothing: nothing is being spoken.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// What a program would say.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// How long it is quiet before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long it is quiet after, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether it follows the settings of a user's assistive technology.
  open var prefersAssistiveTechnologySettings = false
  /// Makes an utterance.
  public init(string: String) { speechString = string }
}

/// Is told about speech. Nothing is spoken, so it is not called.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Words begin.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  )
  /// Words have ended.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  )
  /// Words were cut off.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  )
  /// A part of the words begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice of a program.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The name of the voice.
  open var name: String { language }
  /// What identifies the voice.
  open var identifier: String { language }
  /// The language that the user's system has.
  open class func currentLanguageCode() -> String { "en" }
  /// Makes a voice by what identifies it: there is none.
  public init?(identifier: String) { return nil }
  /// Makes a voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en" }
  /// The voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
