// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yNavigation
import A11yOpening
import A11ySession
import A11yTree

extension Method {
  /// The methods that begin and end sessions.
  static let opening: [Method] = [
    Method(
      "initialize",
      "Returns the server’s version and methods. A client need not call this method first.",
      params: [.optional("client", .string, "The client’s name.")],
      result: [
        Field(
          "server",
          .object([
            Field("name", .string, "`a11ynav`."),
            Field("version", .string, "The program’s version."),
          ]),
          "The server."
        ),
        Field("protocol", .integer(1...1_000), "The version of this protocol: \(protocolVersion)."),
        Field("methods", .list(.string), "The names of all methods."),
      ]
    ) { call in
      [
        "server": ["name": "a11ynav", "version": .string(call.host.version)],
        "protocol": .number(Double(protocolVersion)),
        "methods": .array(all.map { .string($0.name) }),
      ]
    },
    Method(
      "open",
      "Opens a document, a web page or a desktop app, and starts a session on it. Specify one of `subject`, "
        + "`content`, `serve`, `endpoint` and `app`.",
      params: SubjectParams.fields + [
        .optional(
          "technology",
          .choice(Technologies.allCases.map(\.rawValue)),
          "The active technologies; the first receives the commands. The default is `voiceOver`."
        ),
        .optional(
          "platform",
          .choice(["ios", "macos", "android"]),
          "The platform whose screen reader is simulated. The default is `ios`."
        ),
        .optional("language", .string, "The language of VoiceOver’s own words, as a BCP 47 tag."),
        .optional("settings", .map(.any), "Settings by name, as in a transcript’s header."),
      ],
      result: [
        Field("session", .string, "The session’s id."), heard,
        .optional("title", .string, "The subject’s title."),
        .optional(
          "unread",
          .string,
          "The reason why the requested content could not be read, such as a server error."
        ),
        notices,
      ]
    ) { call async throws(RPCError) in
      let settings = try SessionSettings(params: call.params)
      let session = try await SubjectParams(call.params).open(in: call.host, settings)
      let outcome = await session.start()
      // The client never learns the id of a session if it canceled the request to open the session, so the session is
      // closed here.
      if call.isCancelled() { call.host.close(session) }
      var members = outcome.json.members
      members["session"] = .string(session.id)
      let opened = session.subject.opened
      if !opened.title.isEmpty { members["title"] = .string(VisibleText.of(opened.title)) }
      if let unread = opened.unread { members["unread"] = .string(unread.reason) }
      return .object(members)
    },
    Method("close", "Ends a session. A tab that was already open stays open.", params: [session]) {
      call async throws(RPCError) in
      call.host.close(try call.session)
      return [:]
    },
    Method("shutdown", "Ends all sessions. The server exits after its response.") { call in
      call.host.shutDown()
      return [:]
    },
  ]
}

/// The technologies in a session, keyed by their names in the protocol.
enum Technologies: String, CaseIterable {
  case voiceOver, switchControl, both

  var set: AccessibilityTechnologies {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    case .both: .all
    }
  }
}

extension SessionSettings {
  /// Creates the settings that the parameters of the `open` method request.
  fileprivate init(params: JSONValue) throws(RPCError) {
    self.init()
    if let name = params["technology"].string, let found = Technologies(rawValue: name) {
      technologies = found.set
    }
    for name in ["platform", "language"] {
      if let value = params[name].string { try change(name, to: .string(value)) }
    }
    for (name, value) in params["settings"].members.sorted(by: { $0.key < $1.key }) {
      try change(name, to: value)
    }
  }

  /// Changes the setting with the given name.
  mutating func change(_ name: String, to value: JSONValue) throws(RPCError) {
    do { try set(name, to: try Self.text(of: value, name)) } catch let error as RPCError {
      throw error
    } catch {
      throw RPCError(.invalidParams, "\(error)")
    }
  }

  /// Returns the text of a setting's value, which may also be a Boolean or a number.
  static func text(of value: JSONValue, _ name: String) throws(RPCError) -> String {
    switch value {
    case .string(let text): return text
    case .bool(let flag): return flag ? "on" : "off"
    case .number: return value.text
    default:
      throw RPCError(.invalidParams, "“\(name)” must be a string, a number or a Boolean")
    }
  }
}

extension UnreadContent {
  /// The reason for the error, without references to command-line options.
  fileprivate var reason: String {
    switch self {
    case .empty: "there is nothing to read"
    case .status(let code): "the server returned status \(code)"
    case .unfinished: "the document was cut short"
    case .type, .lost, .notReady: description
    }
  }
}
