// SPDX-License-Identifier: MIT

import A11yJSON
import A11ySession
import A11yTree

extension Tool {
  /// All tools, in the order in which an agent needs them.
  static let all: [Tool] = [
    Tool(
      "open",
      "Opens a web page or a document, and returns a session and the first words that a VoiceOver user hears.",
      only(
        [
          "subject", "content", "format", "viewport", "locale", "technology", "platform",
          "language",
        ],
        of: "open"
      ),
      effect: .reversible
    ) { _, result in
      var own = ["Session \(result["session"].string ?? "")."]
      if let reason = result["unread"].string {
        own.append("This is not the requested content: \(reason).")
      }
      let title = result["title"].string.map { ["Title: \($0)"] } ?? []
      return Words(own: own, page: title + lines(of: result))
    },
    Tool(
      "read",
      "Reads the current page from top to bottom, one line for each element. The cursor stays where it is.",
      [
        Method.session,
        .optional(
          "from",
          .integer(1...1_000_000),
          "The number of the first line to return. The default is 1."
        ),
        .optional(
          "limit",
          .integer(1...1_000),
          "The maximum number of lines to return. The default is 200."
        ),
      ],
      arguments: { arguments in
        [
          "session": arguments["session"],
          "limit": .number(Double(range(of: arguments).upperBound - 1)),
        ]
      }
    ) { arguments, result in
      let range = range(of: arguments)
      let lines = lines(of: result).dropFirst(range.lowerBound - 1)
      let isComplete = result["complete"].isTrue
      let end = range.lowerBound + lines.count
      return Words(
        own: isComplete ? [] : ["There is more to read; call read with from: \(end)."],
        page: Array(lines)
      )
    },
    acting(
      "step",
      "Performs one screen reader command and returns the words that are heard. Commands include next, previous, "
        + "first, last, find next headings, find previous links, choose WORDS (go to an element), activate, escape, tab, "
        + "shift-tab, press KEY, type TEXT, wait 2s. The resource a11ynav://commands lists all commands.",
      method: "perform"
    ),
    acting("act", "Activates the element under the cursor, or performs another of its actions."),
    Tool(
      "type",
      "Types text into the field that has keyboard focus. Go to the field and activate it first.",
      only(["session", "text"], of: "type"),
      effect: .reversible
    ) { _, result in outcome(result) },
    Tool(
      "find",
      "Moves the cursor to the first element with the given words, or to the next or previous element of a given kind.",
      only(["session", "text", "rotor", "direction"], of: "find"),
      effect: .reversible
    ) { _, result in outcome(result) },
    Tool(
      "wait",
      "Waits for a number of seconds, or until words are spoken or appear on the page. The page’s clock advances only "
        + "during waits, so this call returns immediately.",
      only(["session", "for", "until"], of: "wait"),
      effect: .reversible
    ) { _, result in outcome(result) },
    Tool(
      "describe",
      "Describes the element under the cursor: its role, name, value, states and actions.",
      only(["session"], of: "describe")
    ) { _, result in
      Words(page: ["Words: \(result["words"].string ?? "")", "Element: \(result["element"].text)"])
    },
    Tool(
      "audit",
      "Finds accessibility problems, each with the spoken words that prove it. With acting, controls are also pressed, "
        + "each on a newly loaded page, except links and controls with a lasting effect.",
      only(["session", "acting", "only", "press"], of: "audit"),
      effect: .reversible
    ) { _, result in
      let findings = result["findings"].array
      let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
      return Words(
        own: ["\(count) on \(result["stops"].integer ?? 0) elements."],
        page: findings.flatMap(lines(ofFinding:)) + result["leftOut"].array.compactMap(\.string)
      )
    },
    Tool(
      "cost",
      "Returns the number of switch presses and the time that a Switch Control user needs to activate one element or every element.",
      only(["session", "target", "limit"], of: "cost")
    ) { _, result in
      if result["cost"] != .null { return Words(own: [cost(result["cost"])]) }
      let lines = result["elements"].array.map { "\($0["words"].string ?? ""): \(cost($0))" }
      return Words(page: lines + [result["summary"].string ?? ""])
    },
    Tool(
      "transcript",
      "Returns a transcript of all commands and speech so far. If the transcript is stored in a file with the .a11y extension, "
        + "`a11ynav test` can run it as a test.",
      only(["session", "folder"], of: "transcript")
    ) { _, result in
      Words(
        page: (result["text"].string ?? "").split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init)
      )
    },
    Tool("close", "Ends a session.", only(["session"], of: "close"), effect: .reversible) { _, _ in
      Words(own: ["Closed."])
    },
  ]

  /// Returns the tool with the given name.
  static func named(_ name: String) -> Tool? { all.first { $0.name == name } }

  private static func acting(_ name: String, _ summary: String, method: String? = nil) -> Tool {
    let fields = Method.named(method ?? name)?.params ?? []
    return Tool(name, summary, fields + [confirmed], effect: .lasting, method: method) {
      _,
      result in
      outcome(result)
    }
  }

  /// Returns those of a method's parameters that have the given names.
  private static func only(_ names: [String], of method: String) -> [Field] {
    let fields = Method.named(method)?.params ?? []
    return names.compactMap { name in fields.first { $0.name == name } }
  }

  /// Returns the one-based range of lines that `read` returns.
  private static func range(of arguments: JSONValue) -> Range<Int> {
    let first = arguments["from"].integer ?? 1
    return first..<first + (arguments["limit"].integer ?? 200)
  }

  private static func lines(of result: JSONValue) -> [String] {
    result["heard"].array.compactMap { $0["text"].string }
  }

  private static func outcome(_ result: JSONValue) -> Words {
    let heard = lines(of: result)
    let notices = result["notices"].array.compactMap { $0.string.map { "(\($0))" } }
    let position = result["position"]
    let cursor =
      position == .null
      ? [] : ["Cursor: \(position["name"].string ?? ""), \(position["role"].string ?? "")"]
    return Words(own: heard.isEmpty ? ["Nothing was heard."] : [], page: heard + notices + cursor)
  }

  private static func lines(ofFinding finding: JSONValue) -> [String] {
    func text(_ name: String) -> String { finding[name].string ?? "" }
    let proof = finding["proof"].array.compactMap { $0["text"].string.map { "    \($0)" } }
    return ["\(text("rule")) (\(text("impact"))): \(text("message")) (\(text("path")))"] + proof
  }

  private static func cost(_ cost: JSONValue) -> String {
    var text = "\(cost["presses"].text) presses, \(cost["seconds"].text) s"
    if let expected = cost["expectedSeconds"].number {
      text += ", \(JSONValue.number(expected).text) s on average"
    }
    return text
  }
}
