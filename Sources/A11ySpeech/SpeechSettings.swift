// SPDX-License-Identifier: MIT

/// The settings for all speech. A segment can override some of the settings.
public struct SpeechSettings: Hashable, Sendable {
  /// The range of speech rates that espeak-ng supports, in words per minute.
  public static let rates = 80...450

  /// The range of base pitches that espeak-ng supports.
  public static let pitches = 0...99

  /// The range of volumes, in percent. Above 100 percent, loud sounds are compressed.
  public static let volumes = 0...200

  /// The default voice, rate, pitch and volume of espeak-ng, without spoken punctuation.
  public static let `default` = SpeechSettings()

  /// A voice's name, identifier or language, as accepted by ``Voice/find(_:)``, or `nil` for English.
  public let voice: String?

  /// The speech rate in words per minute, in the range ``rates``.
  public let rate: Int

  /// The base pitch, in the range ``pitches``.
  public let pitch: Int

  /// The volume in percent, in the range ``volumes``.
  public let volume: Int

  /// The punctuation marks that are spoken by name.
  public let punctuation: Punctuation

  /// Returns a copy with some settings changed. Throws the same errors as
  /// ``init(voice:rate:pitch:volume:punctuation:)``.
  public func with(
    voice: String? = nil,
    rate: Int? = nil,
    pitch: Int? = nil,
    volume: Int? = nil
  ) throws -> SpeechSettings {
    try SpeechSettings(
      voice: voice ?? self.voice,
      rate: rate ?? self.rate,
      pitch: pitch ?? self.pitch,
      volume: volume ?? self.volume,
      punctuation: punctuation
    )
  }

  private init() {
    voice = nil
    rate = 175
    pitch = 50
    volume = 100
    punctuation = .none
  }

  /// Creates settings. Throws ``SpeechError/outOfRange(name:range:)`` for the first number that is out of range.
  ///
  /// The voice is looked up when an output is opened, because only the engine knows its voices.
  public init(
    voice: String? = nil,
    rate: Int = 175,
    pitch: Int = 50,
    volume: Int = 100,
    punctuation: Punctuation = .none
  ) throws {
    for (name, value, range) in [
      ("rate", rate, Self.rates), ("pitch", pitch, Self.pitches), ("volume", volume, Self.volumes),
    ] where !range.contains(value) {
      throw SpeechError.outOfRange(name: name, range: range)
    }
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.punctuation = punctuation
  }
}
