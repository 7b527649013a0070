// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import Foundation

/// A TLS connection that is encrypted by OpenSSL's command-line program.
///
/// The program verifies the certificate against the system's certificates, or against those that the environment
/// variable `SSL_CERT_FILE` specifies.
package enum SecureTunnel {
  /// The program's name, which is searched for in `PATH`.
  package static let program = "openssl"

  /// Whether the program is installed.
  package static var isAvailable: Bool { SearchPath.find(program) != nil }

  /// Starts the program and returns a socket that carries the decrypted bytes, or `nil` if the program cannot be
  /// started.
  ///
  /// If the server cannot be reached or its certificate is not valid, the program closes the socket. The program exits
  /// as soon as either end of the connection is closed.
  static func open(to host: String, _ port: Int) -> Int32? {
    guard let path = SearchPath.find(program), let ends = SocketPair.make() else { return nil }
    // Without `-nocommands`, a block of sent bytes that begins with “Q” would end the connection.
    let arguments = [
      path, "s_client", "-quiet", "-no_ign_eof", "-nocommands", "-verify_return_error",
    ]
    let descriptors = [STDIN_FILENO: ends.theirs, STDOUT_FILENO: ends.theirs]
    let process = ChildProcess.start(
      arguments + identity(of: host) + ["-connect", "\(bracketed(host)):\(port)"],
      descriptors: descriptors
    )
    close(ends.theirs)
    guard let process else {
      close(ends.ours)
      return nil
    }
    Thread.detachNewThread { _ = ChildProcess.wait(for: process) }
    return ends.ours
  }

  /// Returns the options that name the server to which the certificate must belong.
  private static func identity(of host: String) -> [String] {
    isNumeric(host) ? ["-verify_ip", host] : ["-verify_hostname", host, "-servername", host]
  }

  /// Whether the host is an IP address.
  private static func isNumeric(_ host: String) -> Bool {
    host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
  }

  private static func bracketed(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }
}
