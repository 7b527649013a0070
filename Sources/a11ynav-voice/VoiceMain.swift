// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yVoice

/// The synthesiser in a process of its own: what brings it down does not bring down the program that
/// asked it to speak.
///
/// Its standard input is a socket to that program; `VoiceProtocol` says what they say to each other.
@main
enum VoiceMain {
  static func main() {
    guard isatty(STDIN_FILENO) == 0 else {
      print("a11ynav-voice is started by a11ynav to speak; it cannot be used in a terminal")
      exit(64)
    }
    // The library asks for a sound server although it gets none of the sound; one that hangs would
    // hang it.
    setenv("PULSE_SERVER", "unix:/dev/null", 1)
    var voice = Voice(VoiceConnection(descriptor: STDIN_FILENO))
    exit(voice.run())
  }
}
