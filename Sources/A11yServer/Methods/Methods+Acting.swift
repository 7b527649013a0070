// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNavigation
import A11ySession
import A11yTree

extension Method {
  /// The methods that perform commands.
  static let acting: [Method] = [
    acting(
      "perform",
      "Performs a command, written as in a transcript, such as `next`, `find next heading`, `type Ada` or `wait 1s`.",
      [Field("command", .string, "The command.")]
    ) { params, session throws(RPCError) in
      [try parsed(params["command"].string ?? "", session)]
    },
    acting(
      "move",
      "Moves the cursor. If `rotor` names a kind of element, the cursor moves to the next or previous element of that kind.",
      [
        Field("direction", .choice(["next", "previous", "first", "last"]), "The direction."),
        .optional(
          "rotor",
          .string,
          "The kind of element, such as `headings`; only for `next` and `previous`."
        ),
      ]
    ) { params, session throws(RPCError) in
      let direction = params["direction"].string ?? ""
      guard let rotor = params["rotor"].string else { return [try parsed(direction, session)] }
      guard direction == "next" || direction == "previous" else {
        throw RPCError(.invalidParams, "“rotor” can be used only with “next” and “previous”")
      }
      return [try parsed("find \(direction) \(rotor)", session)]
    },
    acting(
      "act",
      "Performs one of the actions of the element under the cursor.",
      [
        .optional(
          "action",
          .string,
          "`activate`, the default; `increment`, `decrement`, `escape`, `magic tap` or `show menu`; or the name of one of the element’s own actions."
        )
      ]
    ) { params, session throws(RPCError) in
      let action = params["action"].string ?? "activate"
      if action == "activate", session.driven == .switchControl {
        return [.switchControl(.select)]
      }
      let isStandard = Self.standardActions.contains(action)
      return [try parsed(isStandard ? action : "action \(action)", session)]
    },
    acting(
      "press",
      "Presses keys one after another.",
      [Field("keys", .list(.string), "The names of the keys, such as `tab`, `shift+tab` or `h`.")]
    ) { params, _ throws(RPCError) in
      let names = params["keys"].array.compactMap(\.string)
      guard names.count <= keyLimit else {
        throw RPCError(.limitReached, "at most \(keyLimit) keys can be pressed in one call")
      }
      var keys: [SessionCommand] = []
      for (place, name) in names.enumerated() {
        // The name is not quoted in the error, because it may be part of a password.
        guard let key = try? Key(named: name) else {
          throw RPCError(.unknownCommand, "entry \(place + 1) of “keys” is not the name of a key")
        }
        keys.append(.press(key))
      }
      return keys
    },
    acting(
      "type",
      "Types text into the element that has keyboard focus.",
      [Field("text", .string, "The text.")]
    ) { params, _ in
      let text = params["text"].string ?? ""
      return text.isEmpty ? [] : [.type(text)]
    },
    acting(
      "wait",
      "Waits for a number of seconds, or for at most 30 s until words are spoken or appear on the screen.",
      [
        .optional("for", .number(0...86_400), "The time in seconds."),
        .optional("until", .string, "The words."),
      ]
    ) { params, _ throws(RPCError) in
      switch (params["for"].number, params["until"].string) {
      case (let seconds?, nil): return [.wait(.milliseconds(Int((seconds * 1000).rounded())))]
      case (nil, let words?) where !words.isEmpty: return [.waitFor(words)]
      default: throw RPCError(.invalidParams, "specify either “for” or “until”")
      }
    },
    acting(
      "find",
      "Moves the cursor to the first element with the given words, or to the next element of a given kind.",
      [
        .optional("text", .string, "The words."),
        .optional("rotor", .string, "The kind of element, such as `headings` or `form controls`."),
        .optional(
          "direction",
          .choice(["next", "previous"]),
          "With `rotor`, the direction of the search. The default is `next`."
        ),
      ]
    ) { params, session throws(RPCError) in
      switch (params["text"].string, params["rotor"].string) {
      case (let words?, nil): return [try parsed("choose \(words)", session)]
      case (nil, let rotor?):
        return [try parsed("find \(params["direction"].string ?? "next") \(rotor)", session)]
      default: throw RPCError(.invalidParams, "specify either “text” or “rotor”")
      }
    },
  ]

  private static let keyLimit = 10_000
  private static let standardActions: Set<String> = [
    "activate", "increment", "decrement", "escape", "magic tap", "show menu",
  ]

  /// The field for the spoken words and the played tones.
  static let heard = Field(
    "heard",
    .list(.object(lineFields)),
    "The lines that were heard, in order."
  )
  /// The field for the messages that were shown.
  static let notices = Field("notices", .list(.string), "Messages that were shown but not spoken.")
  /// The fields of a line that was spoken or played.
  static let lineFields = [
    Field("kind", .choice(HeardLine.Kind.allCases.map(\.rawValue)), "The kind of line."),
    Field("text", .string, "The spoken words, or the name of a tone, such as `[border]`."),
    Field(
      "technology",
      .choice(AssistiveTechnology.allCases.map(\.nameInProtocol)),
      "The technology."
    ),
  ]

  /// Creates a method that performs commands in a session.
  private static func acting(
    _ name: String,
    _ summary: String,
    _ params: [Field],
    commands:
      @escaping @MainActor @Sendable (JSONValue, AssistiveSession) throws(RPCError) ->
      [SessionCommand]
  ) -> Method {
    let position = Field.optional(
      "position",
      .object([
        Field("role", .string, "The role, such as `button`."), Field("name", .string, "The label."),
        Field(
          "technology",
          .choice(AssistiveTechnology.allCases.map(\.nameInProtocol)),
          "The technology to which the cursor belongs."
        ),
      ]),
      "The element under the cursor."
    )
    return Method(name, summary, params: [session] + params, result: [heard, notices, position]) {
      call async throws(RPCError) in
      let session = try call.session
      let commands = try commands(call.params, session.session)
      guard !session.session.isFinished else {
        throw RPCError(.noSession, "the session has ended; close it, and open another")
      }
      guard !session.session.hasLostSource else {
        throw RPCError(.sourceLost, "this session’s page or app has closed")
      }
      var members = await session.perform(commands, permitsAll: call.permitsAll).json.members
      if let position = session.session.position { members["position"] = position }
      return .object(members)
    }
  }

  /// Parses a command.
  @MainActor
  private static func parsed(
    _ text: String,
    _ session: AssistiveSession
  ) throws(RPCError) -> SessionCommand {
    guard text.utf8.count <= commandLimit, !text.contains(where: \.isNewline) else {
      throw RPCError(.unknownCommand, "a command must be one line of at most \(commandLimit) bytes")
    }
    do { return try CommandParser.parse(text, for: session.driven) } catch {
      throw understood(error)
    }
  }

  private static let commandLimit = 1 << 20

  /// Converts the error for a command that cannot be parsed into an error in this protocol.
  private static func understood(_ error: SessionError) -> RPCError {
    var data = JSONValue.null
    if case .unknown(_, let name, let known) = error,
      let nearest = NearestName.find(name, among: known)
    {
      data = ["nearest": .string(nearest)]
    }
    return RPCError(.unknownCommand, VisibleText.of("\(error)"), data: data)
  }
}

extension ServedSession.Outcome {
  /// The outcome of commands, as members of a method's result.
  var json: JSONValue {
    ["heard": .array(heard.map(\.json)), "notices": .array(notices.map { .string($0) })]
  }
}

extension AssistiveSession {
  /// The element under the cursor that the commands move, or `nil` if this cursor is not on an element.
  fileprivate var position: JSONValue? {
    guard let id = focus(of: driven), let element = tree[id] else { return nil }
    return [
      "role": .string(element.role.rawValue), "name": .string(VisibleText.of(element.label)),
      "technology": .string(driven.nameInProtocol),
    ]
  }
}
