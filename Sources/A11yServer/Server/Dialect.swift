// SPDX-License-Identifier: MIT

import A11yJSON

/// The differences between the protocols that the server supports.
package struct Dialect {
  /// A closure that returns the method with a given name, if there is one.
  var method: (String) -> Method?
  /// A closure that returns the ID of the session to which a request belongs, or `nil` if the request does not belong
  /// to a session.
  var session: (Method, JSONValue) -> String?
  /// A closure that returns whether a request opens a session.
  var opens: (Method, JSONValue) -> Bool
  /// The name of the notification that cancels a request, and the name of its member with the request's ID.
  var cancellation: (method: String, id: String)
  /// Whether a canceled request is answered with an error.
  var answersCancelled: Bool
  /// A closure that returns a notification about a request's progress, or `nil` if the client does not want progress
  /// notifications.
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
