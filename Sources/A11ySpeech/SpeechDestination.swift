// SPDX-License-Identifier: MIT

/// A destination for speech, in the form in which users specify it.
///
/// ```swift
/// let output = try SpeechDestination("wav:login.wav").open()
/// ```
public enum SpeechDestination: Hashable, Sendable {
  /// The sound device, which users write as `device`.
  case device

  /// The user's Speech Dispatcher, which users write as `spd`.
  case dispatcher

  /// A WAV file, which users write as `wav:PATH`.
  case waveFile(path: String)

  /// No destination, which users write as `none`.
  case none

  /// Parses `device`, `spd`, `wav:PATH` or `none`, and throws ``SpeechError/unknownDestination(_:)`` for any other
  /// text.
  public init(_ text: String) throws {
    if text == "device" {
      self = .device
    } else if text == "spd" {
      self = .dispatcher
    } else if text == "none" {
      self = .none
    } else if text.hasPrefix("wav:"), text.count > 4 {
      self = .waveFile(path: String(text.dropFirst(4)))
    } else {
      throw SpeechError.unknownDestination(text)
    }
  }

  /// Opens the destination. Opening a destination starts the voice unless the destination is `spd` or `none`.
  ///
  /// Throws the errors of ``DeviceSpeech/init(settings:)``, ``DispatcherSpeech/init(settings:)`` and
  /// ``WaveFileSpeech/init(path:settings:)``.
  public func open(settings: SpeechSettings = .default) throws -> any SpeechOutput {
    switch self {
    case .device: try DeviceSpeech(settings: settings)
    case .dispatcher: try DispatcherSpeech(settings: settings)
    case .waveFile(let path): try WaveFileSpeech(path: path, settings: settings)
    case .none: SilentSpeech()
    }
  }
}

extension SpeechDestination: CustomStringConvertible {
  /// The destination, in the form in which users specify it.
  public var description: String {
    switch self {
    case .device: "device"
    case .dispatcher: "spd"
    case .waveFile(let path): "wav:\(path)"
    case .none: "none"
    }
  }
}
