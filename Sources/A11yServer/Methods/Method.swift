// SPDX-License-Identifier: MIT

import A11yJSON

/// A method that clients can call.
package struct Method: Sendable {
  /// A call to a method with valid parameters.
  @MainActor
  package struct Call {
    package var params: JSONValue
    package var host: SessionHost
    /// Whether the call may press controls with a lasting effect.
    package var permitsAll = true
    /// A closure that reports progress to the client as a one-line message.
    package var progress: (String) -> Void
    /// A closure that returns whether the client has canceled the call.
    package var isCancelled: @MainActor () -> Bool

    /// Creates a call from its parts.
    package init(
      _ params: JSONValue,
      _ host: SessionHost,
      progress: @escaping (String) -> Void = { _ in },
      isCancelled: @escaping @MainActor () -> Bool = { false }
    ) {
      self.params = params
      self.host = host
      self.progress = progress
      self.isCancelled = isCancelled
    }

    /// The session that the call specifies.
    var session: ServedSession {
      get throws(RPCError) { try host.session(params["session"].string ?? "") }
    }
  }

  /// The method's name.
  package var name: String
  /// A description of the method, in one or two sentences.
  package var summary: String
  /// The method's parameters.
  package var params: [Field]
  /// The members of the result, or an empty array if the members are documented elsewhere.
  package var result: [Field]
  /// Whether parameters that are missing from ``params`` are ignored.
  var ignoresUnknown = false
  /// A closure that performs a call.
  package var perform: @MainActor @Sendable (Call) async throws(RPCError) -> JSONValue

  /// Creates a method from its parts.
  init(
    _ name: String,
    _ summary: String,
    params: [Field] = [],
    result: [Field] = [],
    perform: @escaping @MainActor @Sendable (Call) async throws(RPCError) -> JSONValue
  ) {
    self.name = name
    self.summary = summary
    self.params = params
    self.result = result
    self.perform = perform
  }
}

extension Method {
  /// Returns the reason that the parameters are invalid for the method, or `nil` if they are valid.
  package func fault(in params: JSONValue) -> String? {
    guard ignoresUnknown else { return self.params.fault(in: params) }
    let known = Set(self.params.map(\.name))
    return self.params.fault(in: .object(params.members.filter { known.contains($0.key) }))
  }
}

extension Method {
  /// All methods, in the order in which the reference lists them.
  package static let all: [Method] = opening + acting + reading + checking

  /// Returns the method with the given name, or `nil` if there is none.
  package static func named(_ name: String) -> Method? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The protocol version.
  package static let protocolVersion = 1

  /// The parameter that specifies a session.
  static let session = Field("session", .string, "The session’s id, from `open`.")
}
