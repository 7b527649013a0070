// SPDX-License-Identifier: MIT

import A11yAudit
import A11yJSON
import A11yNavigation
import A11ySession
import A11yTree

extension Method {
  /// The methods that find problems, measure costs and draw pictures.
  static let checking: [Method] = [
    Method(
      "audit",
      "Finds accessibility problems, with the spoken words that prove them. With `acting`, the audit also opens a new instance of the subject, goes through its Tab order, waits, and presses its controls; otherwise it examines only the session’s current screen.",
      params: [
        session,
        .optional("acting", .flag, "Whether to press controls. The default is false."),
        .optional("only", .list(.string), "The ids of the rules to apply. The default is all."),
        .optional("skip", .list(.string), "The ids of the rules to skip."),
        .optional(
          "press",
          .list(.string),
          "With `acting`, the names of controls to press even though the names suggest a lasting effect."
        ),
      ],
      result: [
        Field("findings", .list(.any), "The findings, in the format of `a11ynav audit --json`."),
        Field("leftOut", .list(.string), "The steps that were left out, and the reasons."),
        Field("stops", .integer(0...Int(Int32.max)), "The number of elements that were read."),
        complete,
      ]
    ) { call async throws(RPCError) in try await AuditCall(call).result() },
    Method(
      "cost",
      "Returns what it costs a switch user to activate the `target`, or each element if no `target` is given.",
      params: [
        session, .optional("target", .string, "The element’s words."),
        .optional(
          "limit",
          .integer(1...100_000),
          "The maximum number of elements to return. The default is 1000."
        ),
      ],
      result: [
        .optional("cost", .object(costFields), "The element’s cost."),
        .optional(
          "elements",
          .list(.object([Field("words", .string, "The element’s words.")] + costFields)),
          "The cost of each element, in scanning order."
        ),
        .optional("summary", .string, "The total cost and the most expensive element."),
        complete,
      ]
    ) { call async throws(RPCError) in
      let session = try call.session
      if let target = call.params["target"].string {
        return ["cost": try session.cost(of: target), "complete": true]
      }
      let limit = call.params["limit"].integer ?? 1000
      let tree = session.session.tree
      let reader = tree.reader(session.session.settings, for: .switchControl)
      let settings = session.session.settings.switchControl
      var elements: [JSONValue] = []
      for entry in SwitchControl.scan(of: tree, settings: settings) {
        guard let cost = entry.activate else { continue }
        var members = cost.json.members
        members["words"] = .string(VisibleText.of(entry.utterance.text))
        elements.append(.object(members))
      }
      return [
        "elements": .array(Array(elements.prefix(limit))),
        "summary": .string(VisibleText.of(reader.scanSummary())),
        "complete": .bool(elements.count <= limit && !tree.hasUnmadeRows),
      ]
    },
    Method(
      "picture",
      "Draws the order in which the screen is read or scanned, and marks audit findings.",
      params: [
        session,
        .optional(
          "order",
          .choice(["reading", "scan"]),
          "The order to draw. The default is `reading`."
        ),
        .optional(
          "screenshot",
          .flag,
          "Whether to draw the page’s screenshot in the background. The default is true."
        ),
      ],
      result: [Field("svg", .string, "The picture as SVG.")]
    ) { call async throws(RPCError) in
      let session = try call.session
      let image = call.params["screenshot"] == false ? nil : await session.subject.screenshot()
      let exploration = Exploration(of: session.session.tree, settings: session.session.settings)
      let picture = Picture(
        of: exploration,
        call.params["order"] == "scan" ? .scan : .reading,
        marking: Audit().findings(in: exploration),
        over: image
      )
      return ["svg": .string(picture.svg(of: session.subject.opened.title))]
    },
  ]

  private static let costFields: [Field] = [
    Field("presses", .integer(0...Int(Int32.max)), "The number of presses."),
    Field("seconds", .number(0...1e9), "The time in seconds if no press is late."),
    .optional(
      "expectedSeconds",
      .number(0...1e9),
      "The time that a person needs on average, including missed presses."
    ),
    .optional("likelySeconds", .number(0...1e9), "The 95th percentile of the time taken."),
  ]
}

extension ScanCost {
  /// The cost as JSON, in the form that clients receive.
  fileprivate var json: JSONValue {
    ["presses": .number(Double(presses)), "seconds": .number(time.seconds)]
  }
}

extension ServedSession {
  /// Returns the cost for a switch user to activate an element.
  fileprivate func cost(of words: String) throws(RPCError) -> JSONValue {
    func measured(_ measure: CostCheck.Measure) -> MeasuredCost {
      let limit = CostCheck.Limit.presses(0)
      return self.measure(
        CostCheck(of: .words(words), comparison: .atMost, limit: limit, measure: measure)
      )
    }
    guard case .cost(let cost) = measured(.scanner) else {
      throw RPCError(.invalidParams, "the scanner does not reach “\(VisibleText.of(words))”")
    }
    var members = cost.json.members
    for (name, measure) in [
      ("expectedSeconds", CostCheck.Measure.expected), ("likelySeconds", .likely),
    ] {
      if case .cost(let cost) = measured(measure) { members[name] = .number(cost.time.seconds) }
    }
    return .object(members)
  }
}

/// A call to the `audit` method.
@MainActor
private struct AuditCall {
  private let call: Method.Call
  private let session: ServedSession
  private let audit: Audit

  init(_ call: Method.Call) throws(RPCError) {
    self.call = call
    session = try call.session
    func texts(_ name: String) -> [String] { call.params[name].array.compactMap(\.string) }
    do { audit = try Audit(only: texts("only"), skip: texts("skip")) } catch {
      throw RPCError(.invalidParams, VisibleText.of("\(error)"))
    }
  }

  func result() async throws(RPCError) -> JSONValue {
    let exploration = try await explore()
    let title = session.subject.opened.title
    var result = AuditResult(of: title, audit, in: exploration)
    result.place(await session.subject.places(result.findings.compactMap(\.element)))
    result.joinRepeats()
    var report = AuditReport()
    report.add(result)
    guard let json = try? JSONValue(json: report.json.utf8), let first = json["results"].array.first
    else { throw RPCError(.internal, "the report cannot be written") }
    let isComplete = result.leftOut.isEmpty && !exploration.tree.hasUnmadeRows
    return [
      "findings": first["findings"],
      "leftOut": .array(
        result.leftOut.map {
          .string(
            $0.replacing("use --allow NAME to press a control", with: "“press” can name a control")
          )
        }
      ),
      "stops": first["stops"],
      "complete": .bool(isComplete),
    ]
  }

  private func explore() async throws(RPCError) -> Exploration {
    guard call.params["acting"].isTrue else {
      return Exploration(of: session.session.tree, settings: session.session.settings)
    }
    guard let explore = session.subject.explore else {
      throw RPCError(
        .notAllowed,
        "an audit with “acting” must reopen the subject, but this subject cannot be reopened"
      )
    }
    var limits = ExplorationLimits()
    limits.allowed = call.params["press"].array.compactMap(\.string).map { NamePattern($0) }
    call.progress("Pressing each control on a fresh screen.")
    do {
      return try await explore(session.session.settings, limits, call.isCancelled)
    } catch is CancellationError {
      throw RPCError(.cancelled, "the audit was cancelled")
    } catch {
      throw RPCError(.cannotOpen, VisibleText.of("\(error)"))
    }
  }
}
