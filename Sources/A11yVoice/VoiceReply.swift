// SPDX-License-Identifier: MIT

/// A reply from the voice.
package enum VoiceReply: Hashable, Sendable {
  /// The voice has started.
  case ready(VoiceInventory)

  /// The voice cannot start, because this folder contains no voice data.
  case noVoiceData(path: String)

  /// Mono 16-bit samples.
  case samples([Int16])

  /// The text has been spoken to the end, or speech was stopped.
  case ended

  /// The text cannot be spoken.
  case failed(reason: String)

  /// The reply as a message, which consists of its type and content.
  package var message: VoiceMessage {
    var writer = ByteWriter()
    switch self {
    case .ready(let inventory):
      writer.write(VoiceProtocol.version)
      inventory.write(to: &writer)
      return VoiceMessage(kind: 0, content: writer.bytes)
    case .noVoiceData(let path):
      writer.write(path)
      return VoiceMessage(kind: 1, content: writer.bytes)
    case .samples(let samples):
      return VoiceMessage(kind: 2, content: samples.withUnsafeBytes { Array($0) })
    case .ended: return VoiceMessage(kind: 3)
    case .failed(let reason):
      writer.write(reason)
      return VoiceMessage(kind: 4, content: writer.bytes)
    }
  }

  /// Parses a message, or returns `nil` if the message is not a valid reply or the voice has a different version.
  package init?(_ message: VoiceMessage) {
    var reader = ByteReader(message.content[...])
    switch message.kind {
    case 0:
      guard reader.number(UInt32.self) == VoiceProtocol.version,
        let inventory = VoiceInventory(&reader), reader.isAtEnd
      else { return nil }
      self = .ready(inventory)
    case 1:
      guard let path = reader.text() else { return nil }
      self = .noVoiceData(path: path)
    case 2:
      // Both ends of the connection run on the same machine, so samples use the machine's native byte order.
      let content = message.content
      self = .samples(
        [Int16](unsafeUninitializedCapacity: content.count / 2) { samples, count in
          count = content.count / 2
          UnsafeMutableRawBufferPointer(samples).copyBytes(from: content.prefix(count * 2))
        }
      )
    case 3: self = .ended
    case 4:
      guard let reason = reader.text() else { return nil }
      self = .failed(reason: reason)
    default: return nil
    }
  }
}

extension VoiceInventory {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(sampleRate)
    writer.write(voices) { writer, voice in
      writer.write(voice.name)
      writer.write(voice.identifier)
      writer.write(voice.languages) { writer, language in
        writer.write(language.priority)
        writer.write(language.tag)
      }
      writer.write(voice.gender)
      writer.write(voice.age)
    }
    writer.write(variants) { $0.write($1) }
  }

  fileprivate init?(_ reader: inout ByteReader) {
    guard let sampleRate = reader.number(UInt32.self), sampleRate > 0,
      let voices = reader.list({ Entry(&$0) }), let variants = reader.list({ $0.text() })
    else { return nil }
    self.init(sampleRate: sampleRate, voices: voices, variants: variants)
  }
}

extension VoiceInventory.Entry {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let name = reader.text(), let identifier = reader.text(),
      let languages = reader.list({ Language(&$0) }), let gender = reader.number(UInt8.self),
      let age = reader.number(UInt8.self)
    else { return nil }
    self.init(
      name: name,
      identifier: identifier,
      languages: languages,
      gender: gender,
      age: age
    )
  }
}

extension VoiceInventory.Entry.Language {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let priority = reader.number(UInt8.self), let tag = reader.text() else { return nil }
    self.init(priority: priority, tag: tag)
  }
}
