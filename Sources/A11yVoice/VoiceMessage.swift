// SPDX-License-Identifier: MIT

/// A message as it goes over the socket.
package struct VoiceMessage: Hashable, Sendable {
  /// What the message is, in its direction.
  package var kind: UInt8
  package var content: [UInt8]

  package init(kind: UInt8, content: [UInt8] = []) {
    self.kind = kind
    self.content = content
  }

  /// The size of the header before the content.
  static let headSize = 5

  /// The kind and the length.
  var head: [UInt8] {
    var writer = ByteWriter()
    writer.write(kind)
    writer.write(UInt32(clamping: content.count))
    return writer.bytes
  }
}
