// SPDX-License-Identifier: MIT

import Foundation

/// A voice for a program's speech.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The language.
  public let language: String
  /// The name of the voice.
  open var name: String { language }
  /// The voice's identifier.
  open var identifier: String { language }
  /// Returns the language of the user's system.
  open class func currentLanguageCode() -> String { "en" }
  /// Returns `nil`, because there are no voices with identifiers.
  public init?(identifier: String) { return nil }
  /// Creates a voice for a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en" }
  /// Returns an empty list, because no voices are installed.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
