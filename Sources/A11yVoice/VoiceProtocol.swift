// SPDX-License-Identifier: MIT

/// What a program and its voice, `a11ynav-voice`, say to each other over a socket.
///
/// The voice sends ``VoiceReply/ready(_:)`` or a refusal, and then answers each
/// ``VoiceRequest/speak(_:)`` with samples and one ``VoiceReply/ended``. Anything that it is sent
/// meanwhile stops the speech. A message is a kind (one byte), a length (four bytes, little endian)
/// and that many bytes.
package enum VoiceProtocol {
  /// Grows with every change to a message, so that a voice of another version is noticed.
  package static let version: UInt32 = 1

  /// The name of the program.
  package static let program = "a11ynav-voice"

  /// The most bytes in a message; a longer one is no message of ours.
  package static let longest = 1 << 28

  /// How long the voice may work on one text without giving a sample, in seconds.
  package static let patience = 5
}
