// SPDX-License-Identifier: MIT

import A11ySession
import A11ySpeech
import ArgumentParser

extension Punctuation: ExpressibleByArgument {}

/// The options for the sound of speech and for the device or program that plays it.
package struct SpeechOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "The speech output: device, spd (Speech Dispatcher), wav:PATH or none.",
      valueName: "destination"
    ),
    completion: OptionChoices.completion(of: "speech")
  )
  package var speech: String?

  @Option(
    help: "The voice, by name, identifier or language; “a11ynav voices” lists them.",
    completion: OptionChoices.completion(of: "voice")
  )
  package var voice: String?

  @Option(help: "The speech rate in words per minute, from 80 to 450.")
  package var rate = 175

  @Option(help: "The pitch, from 0 to 99.")
  package var pitch = 50

  @Option(help: "The volume, from 0 to 200.")
  package var volume = 100

  @Option(help: "Which punctuation is spoken: none, some or all.")
  package var punctuation: Punctuation = .none

  package mutating func validate() throws {
    do {
      _ = try settings
      _ = try speech.map(SpeechDestination.init)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  package var settings: SpeechSettings {
    get throws {
      try SpeechSettings(
        voice: voice,
        rate: rate,
        pitch: pitch,
        volume: volume,
        punctuation: punctuation
      )
    }
  }

  /// Returns the requested speech destination, or a default.
  package func destination(default fallback: SpeechDestination) throws -> SpeechDestination {
    try speech.map(SpeechDestination.init) ?? fallback
  }

  /// Opens the voice.
  package func open(_ destination: SpeechDestination) throws -> any SpeechOutput {
    do {
      return try destination.open(settings: settings)
    } catch SpeechError.unknownVoice(let name, let known) {
      throw Failure("\(SessionError.unknown("voice", name, known: known))")
    } catch {
      throw Failure("\(error)")
    }
  }

  /// Opens the voice for an interactive session. Opening the voice fails only if an option from the command line is
  /// invalid. Any other unavailable setting is skipped and reported in a notice.
  func openForPerson() throws -> (voice: any SpeechOutput, settings: SpeechSettings, notice: String)
  {
    do {
      return (try open(destination(default: .device)), try settings, "")
    } catch  where voice != nil && !TypedOptions.contain("voice") {
      var rest = self
      rest.voice = nil
      let (voice, settings, notice) = try rest.openForPerson()
      // If no voice is available, another notice already reports this.
      return (
        voice, settings,
        notice.isEmpty ? "\(error); the voice in your settings is ignored." : notice
      )
    } catch  where !TypedOptions.contain("speech") && !TypedOptions.contain("voice") {
      return (SilentSpeech(), try settings, "\(error); words are shown but not spoken.")
    }
  }
}
