// SPDX-License-Identifier: MIT

import A11yPlatform

/// The location of espeak-ng's voice data.
enum VoiceData {
  /// The folder that contains `espeak-ng-data` in a self-contained installation, or `nil` to use the library's own
  /// location.
  static var folder: String? {
    guard getenv("ESPEAK_DATA_PATH") == nil, let program = ownPath,
      let name = program.lastIndex(of: "/"), let bin = program[..<name].lastIndex(of: "/")
    else { return nil }
    let folder = "\(program[..<bin])/share/a11ynav"
    return access("\(folder)/espeak-ng-data/phontab", R_OK) == 0 ? folder : nil
  }

  /// The path of this program, if the system reports it.
  private static var ownPath: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0, length < path.count else { return nil }
    return String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
