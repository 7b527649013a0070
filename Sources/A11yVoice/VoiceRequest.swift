// SPDX-License-Identifier: MIT

/// A request to the voice.
package enum VoiceRequest: Hashable, Sendable {
  /// Speaks the given text.
  case speak(SpokenText)

  /// Stops the speech if the voice is speaking.
  case stop

  /// The request as a message, which consists of its type and content.
  package var message: VoiceMessage {
    var writer = ByteWriter()
    switch self {
    case .stop: return VoiceMessage(kind: 0)
    case .speak(let spoken):
      writer.write(spoken.voice)
      writer.write(spoken.rate)
      writer.write(spoken.pitch)
      writer.write(spoken.volume)
      writer.write(spoken.marks)
      writer.write(spoken.announcesCapitals)
      writer.write(spoken.isMarkup)
      writer.write(spoken.text)
      return VoiceMessage(kind: 1, content: writer.bytes)
    }
  }

  /// Parses a message, or returns `nil` if the message is not a valid request.
  package init?(_ message: VoiceMessage) {
    var reader = ByteReader(message.content[...])
    switch message.kind {
    case 0: self = .stop
    case 1:
      guard let voice = reader.text(), let rate = reader.number(Int32.self),
        let pitch = reader.number(Int32.self), let volume = reader.number(Int32.self),
        let marks = reader.optionalText(), let capitals = reader.flag(),
        let isMarkup = reader.flag(), let text = reader.text()
      else { return nil }
      self = .speak(
        SpokenText(
          text,
          voice: voice,
          rate: Int(rate),
          pitch: Int(pitch),
          volume: Int(volume),
          marks: marks,
          announcesCapitals: capitals,
          isMarkup: isMarkup
        )
      )
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
