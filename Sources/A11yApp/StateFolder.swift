import Foundation

/// Where apps keep what is to be there again when they are launched the next time.
enum StateFolder {
  /// The folder of one app, in `$XDG_STATE_HOME` or else in `~/.local/state`.
  static func of(_ app: String) -> URL {
    let wanted = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
    let base =
      wanted.hasPrefix("/")
      ? URL(fileURLWithPath: wanted)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return base.appendingPathComponent(app)
  }
}
