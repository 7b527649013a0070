// SPDX-License-Identifier: MIT

import Foundation

/// A voice of a program.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

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
