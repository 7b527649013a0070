// SPDX-License-Identifier: MIT

import Foundation

/// Speaks in the voice of a program. Nothing is spoken: a session says what VoiceOver says.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks: it never does.
  open var isSpeaking: Bool { false }
  /// Does nothing: nothing is spoken.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Does nothing: nothing is being spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
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
  /// Makes an utterance.
  public init(string: String) { speechString = string }
}

/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice of a program.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// Makes a voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en" }
  /// The voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
