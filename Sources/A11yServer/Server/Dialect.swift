// SPDX-License-Identifier: MIT

import A11yJSON

/// What differs between the protocols that the server speaks.
package struct Dialect {
  /// Returns the method with a name.
  var method: (String) -> Method?
  /// Returns the id of the session that a request is for, if it is for one.
  var session: (Method, JSONValue) -> String?
  /// Whether a request opens a session.
  var opens: (Method, JSONValue) -> Bool
  /// The notification that cancels a request, and its member with the id.
  var cancellation: (method: String, id: String)
  /// Whether a cancelled request is answered with an error.
  var answersCancelled: Bool
  /// Returns the notification of a request's progress, if the client wants it.
  var progress: (RPCID, JSONValue, String) -> JSONValue?

  /// The server's own protocol.
  package static var serve: Dialect {
    Dialect(
      method: Method.named,
      session: { method, params in
        method.params.contains(Method.session) ? params["session"].string : nil
      },
      opens: { method, _ in method.name == "open" },
      cancellation: ("$/cancelRequest", "id"),
      answersCancelled: true,
      progress: { id, _, text in
        RPCMessage.notification("progress", ["id": id.json, "text": .string(text)])
      }
    )
  }
}
