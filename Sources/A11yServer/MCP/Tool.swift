// SPDX-License-Identifier: MIT

import A11yJSON

/// A Model Context Protocol tool. A tool calls one of the server's methods, has fewer parameters than the method, and
/// returns a result in words.
struct Tool: Sendable {
  /// The result of a tool, in words. The result consists of the server's own words and lines from the page.
  struct Words {
    var own: [String] = []
    var page: [String] = []
  }

  /// The effect that the tool has on the page. The client uses the effect to decide which calls need the user's
  /// consent.
  enum Effect { case none, reversible, lasting }

  let name: String
  let summary: String
  let params: [Field]
  let effect: Effect
  /// The name of the method that the tool calls.
  let method: String
  /// A closure that returns the method's parameters.
  let arguments: @Sendable (JSONValue) -> JSONValue
  /// A closure that returns the result in words, given the tool's arguments and the method's result.
  let words: @Sendable (JSONValue, JSONValue) -> Words

  init(
    _ name: String,
    _ summary: String,
    _ params: [Field],
    effect: Effect = .none,
    method: String? = nil,
    arguments: @escaping @Sendable (JSONValue) -> JSONValue = { $0 },
    words: @escaping @Sendable (JSONValue, JSONValue) -> Words
  ) {
    (self.name, self.summary, self.params, self.effect) = (name, summary, params, effect)
    self.method = method ?? name
    self.arguments = arguments
    self.words = words
  }

  /// The tool's entry in the list of tools.
  var json: JSONValue {
    [
      "name": .string(name), "description": .string(summary), "inputSchema": params.schema,
      "annotations": [
        "readOnlyHint": .bool(effect == .none), "destructiveHint": .bool(effect == .lasting),
        "openWorldHint": true,
      ],
    ]
  }

  /// Performs a tool call whose arguments have been validated.
  @MainActor
  func perform(_ call: Method.Call) async throws(RPCError) -> Words {
    guard let method = Method.named(method) else {
      throw RPCError(.internal, "there is no method called “\(method)”")
    }
    var members = arguments(call.params).members
    members[Self.confirmed.name] = nil
    var call = call
    call.permitsAll = call.params[Self.confirmed.name].isTrue
    let arguments = call.params
    call.params = .object(members)
    if let fault = method.fault(in: call.params) { throw RPCError(.invalidParams, fault) }
    return words(arguments, try await method.perform(call))
  }

  /// The parameter that allows the client to press controls with a lasting effect.
  static let confirmed = Field.optional(
    "confirmed",
    .flag,
    "Whether to permit following links, submitting forms, and pressing controls whose names suggest a lasting effect, "
      + "such as Pay, Send or Delete. Set this only if the user has asked for that effect."
  )
}
