// SPDX-License-Identifier: MIT

/// The protocol that a program and its voice, `a11ynav-voice`, use over a socket.
///
/// The voice sends ``VoiceReply/ready(_:)`` or an error, and then answers each ``VoiceRequest/speak(_:)`` with samples
/// and one ``VoiceReply/ended``. Any request that the voice receives while it is speaking stops the speech. A message
/// consists of a type (one byte), a length (four bytes, little-endian), and content of that length in bytes.
package enum VoiceProtocol {
  /// The protocol version, which increases with every change to a message, so that a voice with a different version is
  /// detected.
  package static let version: UInt32 = 1

  /// The name of the voice's program.
  package static let program = "a11ynav-voice"

  /// The maximum number of bytes in a message. A longer message is invalid.
  package static let longest = 1 << 28

  /// The maximum time for which the voice can work on one request without producing a sample, in seconds.
  package static let patience = 5
}
