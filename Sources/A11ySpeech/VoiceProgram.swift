// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yVoice
import Foundation

/// The location of a11ynav's own program for synthesizing speech in a separate process.
enum VoiceProgram {
  /// Returns the path of `a11ynav-voice`, which is in the same folder as this program, where SwiftPM and packages put
  /// it, or in a folder in `PATH`.
  static func find() throws(SpeechError) -> String {
    let folder = (own as NSString).deletingLastPathComponent
    guard let path = SearchPath.find(VoiceProtocol.program, beside: [folder]) else {
      throw .noVoice(reason: "\(VoiceProtocol.program) is neither in \(folder) nor in PATH")
    }
    return path
  }

  private static var own: String {
    let manager = FileManager.default
    if let path = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
    return Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
