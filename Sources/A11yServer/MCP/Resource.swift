// SPDX-License-Identifier: MIT

import A11yJSON
import A11ySession

/// A Model Context Protocol resource, which is either the list of commands or a session's transcript.
@MainActor
struct Resource {
  let uri: String
  let name: String
  /// The ID of the session with the transcript, or `nil` for the list of commands.
  private let session: String?

  /// All resources.
  static func all(of host: SessionHost) -> [Resource] {
    [Resource(uri: "a11ynav://commands", name: "Commands for the “step” tool", session: nil)]
      + host.ids.map { id in
        Resource(
          uri: "a11ynav://sessions/\(id)/transcript",
          name: "Transcript of session \(id)",
          session: id
        )
      }
  }

  /// The resource's entry in the list of resources.
  var json: JSONValue {
    ["uri": .string(uri), "name": .string(name), "mimeType": "text/plain"]
  }

  /// Returns the resource's content.
  func content(in host: SessionHost) async throws(RPCError) -> JSONValue {
    var members = json.members
    members["name"] = nil
    guard let session else {
      let lines = CommandParser.reference.map { "\($0.usage): \($0.summary)" }
      members["text"] = .string(lines.joined(separator: "\n"))
      return .object(members)
    }
    guard let transcript = Method.named("transcript") else { return .null }
    let result = try await transcript.perform(.init(["session": .string(session)], host))
    members["text"] = result["text"]
    // The text is a file to be stored unchanged, so marks around untrusted text cannot be inserted into it.
    members["_meta"] = ["a11ynav/untrusted": true]
    return .object(members)
  }
}
