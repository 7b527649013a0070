// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

extension HeardComparison {
  /// Returns a human-readable report that shows each differing stop with its differing words, followed by the totals.
  public func report() -> [VisibleText] {
    var compared = ComparedLines(
      expected: "device",
      heard: "a11ynav",
      highestNumber: max(heard.count, walked.count)
    )
    compared.ignoresCase = true
    for stop in stops {
      switch stop {
      case .same: continue
      case .changed(let place, let walk, let changes):
        compared.different(expected: heard[place], heard: walked[walk].text, number: place + 1)
        for change in changes { compared.note(change.sentence) }
      case .moved(let place, let walk):
        compared.different(expected: heard[place], heard: nil, number: place + 1)
        compared.note("order: a11ynav speaks these words at stop \(walk + 1)")
      case .missing(let place):
        compared.different(expected: heard[place], heard: nil, number: place + 1)
        if place > 0, HeardWords(heard[place]).key == HeardWords(heard[place - 1]).key {
          compared.note("the device spoke these words twice")
        }
      case .extra(let walk):
        compared.different(expected: nil, heard: walked[walk].text, number: walk + 1)
      }
    }
    var lines = compared.printed
    if !lines.isEmpty { lines.append(VisibleText("")) }
    lines.append(VisibleText("\(screenReader): \(summary)"))
    return lines + advice.map { VisibleText($0) }
  }

  /// The totals of a comparison on one line, such as `12 of 15 stops match; 2 changed, 1 missing; role 1, state 1`.
  public var summary: String {
    let stopsMatch = heard.count == 1 ? "1 stop matches" : "\(heard.count) stops match"
    var changed = 0
    var moved = 0
    var missing = 0
    var extra = 0
    var kinds: [String: Int] = [:]
    for stop in stops {
      switch stop {
      case .same: continue
      case .changed(_, _, let changes):
        changed += 1
        for kind in Set(changes.map(\.name)) { kinds[kind, default: 0] += 1 }
      case .moved: moved += 1
      case .missing: missing += 1
      case .extra: extra += 1
      }
    }
    let counts = [
      (changed, "changed"), (moved, "moved"), (missing, "only on the device"),
      (extra, "only in a11ynav"),
    ]
    var parts = ["\(agreeing) of \(stopsMatch)"]
    let totals = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !totals.isEmpty { parts.append(totals.joined(separator: ", ")) }
    let reasons = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !reasons.isEmpty {
      parts.append(
        "changes by kind: " + reasons.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      )
    }
    return parts.joined(separator: "; ")
  }

  /// Suggestions for differences that are caused by the device or its settings and not by the screen.
  private var advice: [String] {
    var lines: [String] = []
    let changes = stops.flatMap { stop -> [WordChange] in
      if case .changed(_, _, let changes) = stop { changes } else { [] }
    }
    let paired = agreeing + stops.count { if case .changed = $0 { true } else { false } }
    if agreeing == 0, paired * 2 < heard.count {
      lines.append(
        "No stops match. Check that the screen is the same, and that --language and --platform "
          + "match the device."
      )
    }
    if changes.contains(where: { $0.kind == .hint && $0.heard.isEmpty }),
      !changes.contains(where: { $0.kind == .hint && !$0.heard.isEmpty })
    {
      lines.append(
        "The device does not speak the hints that a11ynav speaks; use --hints off to omit them."
      )
    }
    let corrections = corrections
    if !corrections.corrections.isEmpty {
      lines.append(
        "If your devices always use these words, add the words to the settings or a transcript’s header:"
      )
      lines.append("  words: \(corrections.written)")
    }
    return lines
  }

  /// The corrections that replace VoiceOver's words for roles, states, positions and hints by the device's words.
  public var corrections: WordCorrections {
    var found: [WordCorrections.Correction] = []
    for case .changed(_, _, let changes) in stops {
      for change in changes where change.isCorrectable {
        let correction = WordCorrections.Correction(change.walked, heard: change.heard)
        if !found.contains(correction) { found.append(correction) }
      }
    }
    // If the device speaks the same words in several ways, the device's choice depends on more than the words, so the
    // words are not corrected.
    let counts = Dictionary(grouping: found, by: \.spoken).mapValues(\.count)
    return WordCorrections(found.filter { counts[$0.spoken] == 1 })
  }
}

extension HeardComparison.WordChange {
  /// Whether a correction is possible for the kind and the spelling of the words.
  var canBeCorrected: Bool {
    switch kind {
    case .role, .state, .selected, .hint, .notice:
      !heard.isEmpty && !walked.contains { ",=".contains($0) || $0.isNumber }
        && !heard.contains { ",=".contains($0) }
    default: false
    }
  }

  /// The name of the kind in the report.
  fileprivate var name: String {
    if order != nil { return "order" }
    return switch kind {
    case nil: "other words"
    case .label: "name"
    case .selected: "state"
    case let kind?: kind.rawValue
    }
  }

  /// The difference as a sentence.
  fileprivate var sentence: String {
    if let order { return "order: the device says “\(walked)” \(order.rawValue)" }
    if heard.isEmpty { return "\(name): the device does not say “\(walked)”" }
    if walked.isEmpty { return "\(name): only the device says “\(heard)”" }
    return "\(name): the device says “\(heard)”, not “\(walked)”"
  }
}
