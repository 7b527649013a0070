// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree
import Foundation

/// The rules for a client that page content may influence. The rules determine which addresses and files the client may
/// open.
package struct ClientPolicy: Sendable {
  /// A web origin, which consists of a scheme, a host and a port.
  package struct Origin: Hashable, Sendable {
    package var scheme: String
    package var host: String
    package var port: Int

    /// Reads the origin of an address, or returns `nil` if the address does not use HTTP or HTTPS.
    package init?(_ address: String) {
      guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
        scheme == "http" || scheme == "https", let host = parts.host?.lowercased(), !host.isEmpty
      else { return nil }
      self.scheme = scheme
      self.host = host
      port = parts.port ?? (scheme == "https" ? 443 : 80)
    }

    /// Whether the host is this machine.
    var isLoopback: Bool {
      ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host) || host.hasSuffix(".localhost")
    }
  }

  private let origins: Set<Origin>
  private let folder: ConfinedFolder

  /// Creates rules that allow servers on this machine, some origins, and the files in a folder.
  package init(origins: Set<Origin>, folder: String) {
    self.origins = origins
    self.folder = ConfinedFolder(folder)
  }

  /// The hosts to which pages may connect.
  package var hosts: [String] {
    (["localhost", "*.localhost", "127.0.0.1", "[::1]"] + origins.map(\.host).sorted())
  }

  /// Returns the reason that an address may not be opened, or `nil` if it may be opened.
  func refusal(ofAddress address: String) -> String? {
    let shown = AddressMask.masked(text: String(address.prefix(200)))
    guard let origin = Origin(address) else {
      return "“\(shown)” is not an HTTP or HTTPS address"
    }
    if origin.isLoopback || origins.contains(origin) { return nil }
    return "“\(shown)” is neither on this machine nor at an origin named with --allow-origin"
  }

  /// Returns a subject in a form that the client may open. An HTML file is opened through a server, so that it cannot
  /// lead to other files.
  ///
  /// - Throws: ``RPCError`` if the subject may not be opened.
  func checked(_ subject: Subject) throws(RPCError) -> Subject {
    guard let named = subject["open"] else {
      throw RPCError(.notAllowed, "the server opens only pages and documents")
    }
    if named.hasPrefix("data:text/html;charset=utf-8;base64,") { return subject }
    if named.contains(":"),
      named.prefix(while: { $0 != ":" }).allSatisfy({ $0.isLetter || $0.isNumber })
    {
      if let reason = refusal(ofAddress: named) { throw RPCError(.notAllowed, reason) }
      return subject
    }
    let file = folder.resolve(named)
    guard folder.holds(file) else {
      throw RPCError(
        .notAllowed,
        "“\(named)” is not in the folder \(folder.path), the only one from which files can be opened"
      )
    }
    guard [".html", ".htm", ".xhtml"].contains(where: file.lowercased().hasSuffix) else {
      return subject
    }
    var subject = subject
    subject.fields.removeAll { $0.name == "open" }
    let path = String(file.dropFirst(folder.path.count).trimmingPrefix("/"))
    subject.fields.insert(contentsOf: [.init("serve", "."), .init("open", path)], at: 0)
    return subject
  }
}
