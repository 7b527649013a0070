// SPDX-License-Identifier: MIT

import A11yOpening
import A11yWire

/// Serves the files of a folder on a free port of this machine, for `serve:`.
///
/// It answers GET and HEAD, one request a connection, nothing outside the folder, and no request by
/// a name that is not this machine's own. It goes on
/// until it is ended; what keeps it from answering is shown.
final class FileServer: Sendable {
  private let listener: Listener

  /// Begins to serve a folder.
  ///
  /// - Parameter notify: Takes a sentence about what keeps files from being served.
  init(folder: String, notify: @escaping @Sendable (String) -> Void) throws(SubjectError) {
    guard let served = ServedFolder(folder) else {
      throw SubjectError("\(folder): there is no such folder", field: "serve")
    }
    let listener = Listener { notify("The server of the page’s files has to wait: \($0).") }
    guard let listener else {
      throw SubjectError("no port can be opened to serve \(folder)", field: "serve")
    }
    self.listener = listener
    let port = listener.port
    listener.begin { FileRequest($0).answer(from: served, port: port) }
  }

  /// The port that it listens on.
  var port: Int { listener.port }

  /// The address of a file of the folder.
  func address(of path: String) -> String {
    let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    return "http://127.0.0.1:\(port)/\(path)"
  }

  /// Stops listening.
  func end() { listener.end() }
}
