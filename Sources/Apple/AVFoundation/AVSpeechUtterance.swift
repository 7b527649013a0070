// SPDX-License-Identifier: MIT

import Foundation

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
  /// Creates an utterance.
  public init(string: String) { speechString = string }
}

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice of a program.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// The language.
  public let language: String
  /// The name of the voice.
  open var name: String { language }
  /// What identifies the voice.
  open var identifier: String { language }
  /// The language that the user's system has.
  open class func currentLanguageCode() -> String { "en" }
  /// Creates a voice by what identifies it: there is none.
  public init?(identifier: String) { return nil }
  /// Creates a voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en" }
  /// The voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
