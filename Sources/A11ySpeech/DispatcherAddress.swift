// SPDX-License-Identifier: MIT

import A11yProcesses
import Foundation

/// The address at which a user's Speech Dispatcher listens.
enum DispatcherAddress {
  /// Returns the path of the socket that the environment specifies, or of the default socket.
  static func path(_ environment: [String: String]) throws(SpeechError) -> String {
    if let address = environment["SPEECHD_ADDRESS"], !address.isEmpty {
      let parts = address.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0] == "unix_socket" else {
        throw .noVoice(reason: "SPEECHD_ADDRESS=\(address): only unix_socket:PATH is supported")
      }
      return parts[1]
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folder = environment["XDG_RUNTIME_DIR"] ?? environment["XDG_CACHE_HOME"] ?? "\(home)/.cache"
    return "\(folder)/speech-dispatcher/speechd.sock"
  }

  /// Connects to the user's server. Like every Speech Dispatcher client, this method starts the server if no server is
  /// listening yet.
  static func connect() throws(SpeechError) -> DispatcherConnection {
    let environment = ProcessInfo.processInfo.environment
    let path = try path(environment)
    if let connection = try? DispatcherConnection(path: path) { return connection }
    guard environment["SPEECHD_ADDRESS"] == nil,
      let program = SearchPath.find("speech-dispatcher")
    else { return try DispatcherConnection(path: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--spawn"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // The program exits once the server is listening.
    if (try? process.run()) != nil { process.waitUntilExit() }
    return try DispatcherConnection(path: path)
  }
}
