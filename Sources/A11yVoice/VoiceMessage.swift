// SPDX-License-Identifier: MIT

/// A message in the form in which it is sent over the socket.
package struct VoiceMessage: Hashable, Sendable {
  /// The type of message, whose meaning depends on whether the message is a request or a reply.
  package var kind: UInt8
  package var content: [UInt8]

  package init(kind: UInt8, content: [UInt8] = []) {
    self.kind = kind
    self.content = content
  }

  /// The size of the header before the content, in bytes.
  static let headSize = 5

  /// The header, which consists of the type and the length.
  var head: [UInt8] {
    var writer = ByteWriter()
    writer.write(kind)
    writer.write(UInt32(clamping: content.count))
    return writer.bytes
  }
}
