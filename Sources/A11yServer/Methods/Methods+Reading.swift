// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yNavigation
import A11ySession
import A11yTree

extension Method {
  /// The methods that only read and have no effect on the session.
  static let reading: [Method] = [
    Method(
      "read",
      "Reads all elements, starting with the first, as `a11ynav read` does. The cursor stays where it is. Rows that a list has not created yet are left out.",
      params: [
        session,
        .optional(
          "limit",
          .integer(1...1_000_000),
          "The maximum number of elements to read. The default is \(readLimit)."
        ),
        .optional(
          "technology",
          .choice(AssistiveTechnology.allCases.map(\.nameInProtocol)),
          "The technology; for `switchControl`, the lines are the scan with its cost. The default is the one that receives the commands."
        ),
      ],
      result: [
        heard,
        Field("stops", .integer(0...Int(Int32.max)), "The number of elements that were read."),
        complete,
      ]
    ) { call async throws(RPCError) in
      let session = try call.session.session
      let limit = call.params["limit"].integer ?? readLimit
      let technology =
        AssistiveTechnology.allCases.first { $0.nameInProtocol == call.params["technology"].string }
        ?? session.driven
      let reader = session.tree.reader(session.settings, for: technology)
      if technology.keysAreSwitches {
        let lines = reader.scanListing()
        return [
          "heard": .array(
            lines.prefix(limit).map { HeardLine(VisibleText.of($0), by: technology).json }
          ),
          "stops": .number(Double(min(limit, lines.count))),
          "complete": .bool(lines.count <= limit && !session.tree.hasUnmadeRows),
        ]
      }
      var heard: [JSONValue] = []
      reader.onRecord = { record in
        if case .speech = record.content, let line = HeardLine(record) { heard.append(line.json) }
      }
      let reading = ReadingLimit(limit)
      ScriptDriver(reader).readThrough(within: reading)
      return [
        "heard": .array(heard), "stops": .number(Double(reading.endedAfter ?? heard.count)),
        "complete": .bool(reading.endedAfter == nil && !session.tree.hasUnmadeRows),
      ]
    },
    Method(
      "describe",
      "Describes the element under the cursor.",
      params: [session],
      result: [
        Field("element", .object(elementFields), "The element."),
        Field(
          "words",
          .string,
          "The words that are spoken for the element, without the words for its containers."
        ),
        .optional(
          "explanation",
          .list(.string),
          "Why the last words were spoken, with the rule for each part."
        ),
      ]
    ) { call async throws(RPCError) in
      let session = try call.session.session
      guard let id = session.focus(of: session.driven), let element = session.tree[id] else {
        throw RPCError(.invalidParams, "the cursor is not on an element")
      }
      return [
        "element": element.description,
        "words": .string(VisibleText.of(VoiceOver.words(of: id, in: session.tree).text)),
        "explanation": .array(session.explanationOfLastWords.map { .string($0) }),
      ]
    },
    Method(
      "tree",
      "Returns all elements, as an outline or in a11ynav’s own JSON format.",
      params: [
        session,
        .optional(
          "form",
          .choice(["outline", "json"]),
          "The output format. The default is `outline`."
        ),
        .optional(
          "limit",
          .integer(1...1_000_000),
          "The maximum number of elements to return. The default is \(readLimit). Requesting JSON for more elements is an error."
        ),
      ],
      result: [
        Field("tree", .any, "A string if the format is `outline`, otherwise an object."), complete,
      ]
    ) { call async throws(RPCError) in
      let tree = try call.session.session.tree
      let limit = call.params["limit"].integer ?? readLimit
      guard call.params["form"] == "json" else {
        let (lines, isComplete) = tree.outline(limit: limit)
        return [
          "tree": .string(lines.map { VisibleText.of($0) }.joined(separator: "\n")),
          "complete": .bool(isComplete && !tree.hasUnmadeRows),
        ]
      }
      guard tree.count <= limit else {
        throw RPCError(
          .limitReached,
          "there are \(tree.count) elements; request an outline, or increase “limit”"
        )
      }
      guard let data = try? Document.nativeJSON(of: tree), let json = try? JSONValue(json: data)
      else {
        throw RPCError(.internal, "there are no elements")
      }
      return ["tree": json, "complete": .bool(!tree.hasUnmadeRows)]
    },
    Method(
      "transcript",
      "Returns a transcript of all commands and speech so far. The transcript passes when `a11ynav test` runs it.",
      params: [
        session,
        .optional(
          "folder",
          .string,
          "The folder in which the transcript will be stored. The paths in the transcript’s header are relative to this folder. The default is the current folder."
        ),
      ],
      result: [Field("text", .string, "The transcript.")]
    ) { call async throws(RPCError) in
      let session = try call.session
      let header = session.initialSettings.header
      guard let text = session.transcript(header, inFolder: call.params["folder"].string ?? "")
      else {
        throw RPCError(
          .limitReached,
          "the transcript is longer than \(ServedSession.transcriptLimit >> 20) MiB"
        )
      }
      return ["text": .string(text)]
    },
    Method(
      "settings",
      "Changes the settings that `set` names, if any, and returns all settings.",
      params: [session, .optional("set", .map(.any), "The settings to change, by name.")],
      result: [Field("settings", .map(.string), "All settings by name."), heard, notices]
    ) { call async throws(RPCError) in
      let session = try call.session
      var settings = session.session.settings
      var commands: [SessionCommand] = []
      for (name, value) in call.params["set"].members.sorted(by: { $0.key < $1.key }) {
        try settings.change(name, to: value)
        commands.append(.set(name, try SessionSettings.text(of: value, name)))
      }
      var members = await session.perform(commands, permitsAll: call.permitsAll).json.members
      members["settings"] = .object(
        Dictionary(
          uniqueKeysWithValues: SessionSettings.names.map { name in
            (name, .string(session.session.settings.value(of: name)))
          }
        )
      )
      return .object(members)
    },
  ]

  /// The maximum number of elements to return unless the client requests more.
  private static let readLimit = 10_000

  static let complete = Field("complete", .flag, "Whether the result is complete.")

  private static let elementFields: [Field] = [
    Field("role", .string, "The role, such as `textbox`."),
    Field("name", .string, "The label."),
    .optional("value", .string, "The value, with secret text shown as bullets."),
    .optional("hint", .string, "The hint."),
    .optional("url", .string, "A link’s target."),
    Field("states", .list(.string), "The states that apply, such as `disabled` or `checked`."),
    Field("actions", .list(.string), "The element’s own actions."),
  ]
}

extension Element {
  /// The element as JSON, in the form that clients receive, with bullets in place of secrets.
  fileprivate var description: JSONValue {
    var members: [String: JSONValue] = [
      "role": .string(role.rawValue), "name": .string(VisibleText.of(label)),
      "states": .array(states.names.map { .string($0) }),
      "actions": .array(details.customActions.map { .string(VisibleText.of($0.name)) }),
    ]
    let shown =
      states.isProtected || role == .secureTextField ? String(value.map { _ in "•" }) : value
    for (name, text) in [("value", shown), ("hint", details.hint), ("url", details.url)]
    where !text.isEmpty {
      members[name] = .string(VisibleText.of(text))
    }
    return .object(members)
  }
}

extension States {
  /// The names of the states that apply to the element.
  fileprivate var names: [String] {
    let flags = [
      ("disabled", isDisabled), ("selected", isSelected), ("required", isRequired),
      ("readonly", isReadOnly), ("busy", isBusy), ("editing", isEditing),
      ("protected", isProtected), ("multiline", isMultiline), ("visited", isVisited),
      ("multiselectable", isMultiselectable), ("current", isCurrent), ("invalid", invalid != nil),
      ("popup", popup != nil), ("checked", checked == .on), ("mixed", checked == .mixed),
      ("unchecked", checked == .off), ("pressed", pressed == .on), ("expanded", isExpanded == true),
      ("collapsed", isExpanded == false),
    ]
    return flags.filter(\.1).map(\.0)
  }
}

extension SessionSettings {
  /// The lines of a transcript header for the settings that differ from the defaults.
  fileprivate var header: [String] {
    let names = technologies.technologies.map(\.rawValue).joined(separator: ",")
    return ["technology: \(names)"]
      + namedValues.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }
}
