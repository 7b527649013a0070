// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yVoice

/// The speech synthesizer, which runs in a separate process so that a crash does not end the program that requests
/// speech.
///
/// The voice process's standard input is a socket that is connected to the requesting program. `VoiceProtocol` defines
/// the messages that the two processes exchange.
@main
enum VoiceMain {
  static func main() {
    guard isatty(STDIN_FILENO) == 0 else {
      print("a11ynav starts a11ynav-voice to speak; a11ynav-voice cannot be used in a terminal")
      exit(64)
    }
    // The library connects to a sound server although it does not play any sound itself. A sound server that hangs
    // would make the library hang as well.
    setenv("PULSE_SERVER", "unix:/dev/null", 1)
    var voice = Voice(VoiceConnection(descriptor: STDIN_FILENO))
    exit(voice.run())
  }
}
