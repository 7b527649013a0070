// SPDX-License-Identifier: MIT

/// The reason why speech cannot be heard or written.
public enum SpeechError: Error, Hashable, Sendable {
  /// Neither a sound server nor a sound device could be opened.
  case noSoundDevice(reason: String)

  /// The espeak-ng engine found no usable voice data in the given folder.
  case noVoiceData(path: String)

  /// The voice program or Speech Dispatcher cannot be used.
  case noVoice(reason: String)

  /// The voice process ended while it was speaking. The next item starts a new voice process.
  case voiceEnded(reason: String)

  /// No voice has the given name, identifier or language.
  case unknownVoice(String, known: [String])

  /// The file could not be written. No partial file remains.
  case cannotWrite(path: String, reason: String)

  /// A setting is outside espeak-ng's range.
  case outOfRange(name: String, range: ClosedRange<Int>)

  /// The text is not the name of a speech destination.
  case unknownDestination(String)

  /// The speech engine failed to speak.
  case cannotSpeak(reason: String)

  /// A call that waits for the speech thread was made on that thread.
  case calledFromHandler(String)
}

extension SpeechError {
  /// Whether only some words are lost and the rest of the output is complete.
  public var losesOnlyWords: Bool {
    switch self {
    case .voiceEnded, .noVoice, .cannotSpeak: true
    default: false
    }
  }
}

extension SpeechError {
  /// Returns whether the failure has the same effect as an earlier failure, possibly for a different reason. For
  /// example, when a server stops, the connection is first lost and then cannot be restored.
  func repeats(_ other: SpeechError) -> Bool {
    switch (self, other) {
    case (.noSoundDevice, .noSoundDevice), (.noVoice, .noVoice), (.noVoice, .voiceEnded): true
    default: self == other
    }
  }
}

extension SpeechError: CustomStringConvertible {
  /// A one-line description for the terminal, with control characters escaped.
  public var description: String {
    switch self {
    case .noSoundDevice(let reason):
      "no sound device: \(shown(reason))"
    case .noVoiceData(let path):
      "there is no espeak-ng voice data in \(shown(path))"
    case .noVoice(let reason):
      "no voice: \(shown(reason))"
    case .voiceEnded(let reason):
      "the voice stopped (\(shown(reason))), so the rest of the text was not spoken"
    case .unknownVoice(let name, let known):
      "unknown voice \"\(shown(name))\"; known voices: \(shown(Self.excerpt(of: known, near: name)))"
    case .cannotWrite(let path, let reason):
      "cannot write \(shown(path)): \(shown(reason))"
    case .outOfRange(let name, let range):
      "\(shown(name)) must be from \(range.lowerBound) to \(range.upperBound)"
    case .unknownDestination(let text):
      "unknown speech destination \"\(shown(text))\"; use device, spd, wav:PATH or none"
    case .cannotSpeak(let reason):
      "cannot speak: \(shown(reason))"
    case .calledFromHandler(let name):
      "\(shown(name)) must not be called from the onFinish handler, which runs on the speech thread"
    }
  }

  /// Returns up to a dozen known names. Names that start like the given name come first.
  private static func excerpt(of known: [String], near name: String) -> String {
    let start = name.lowercased().prefix(2)
    let near = known.filter { $0.lowercased().hasPrefix(start) }
    let far = known.filter { !$0.lowercased().hasPrefix(start) }
    let names = (near + far).prefix(12)
    let rest = known.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

/// Returns the text with control and format characters escaped.
private func shown(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    default:
      result.append(scalar)
    }
  }
  return String(result)
}
