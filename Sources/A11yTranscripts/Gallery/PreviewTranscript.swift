// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession

/// What is heard in a preview of an app, and what its elements cost a switch user, as its transcript says.
public struct PreviewTranscript: Sendable {
  /// Its file below the folder, without the extension: no other preview of the gallery has it.
  public let key: String
  /// What the preview is called; its ``key`` if the transcript names none.
  public let name: String
  /// The program that the preview is part of; empty if the transcript names none.
  public let app: String
  /// What is heard, line by line; a command other than `next` is a line of its own.
  public let heard: [String]
  /// What activating each element costs, line by line.
  public let costs: [String]
  /// What an audit finds; empty where none was made.
  public var findings: [Finding] = []
  /// The transcript itself.
  let text: String

  /// Reads the transcript of a preview; `nil` if it is of something else.
  init?(_ transcript: Transcript, key: String) {
    let fields = transcript.script.header
    guard let preview = fields.first(where: { $0.name == "preview" }) else { return nil }
    self.key = key
    name = preview.value.isEmpty ? key : preview.value
    app = fields.first { $0.name == "app" }?.value ?? ""
    text = transcript.text
    var heard: [String] = []
    var costs: [String] = []
    let script = transcript.script
    for (command, expectations) in [(nil, script.opening)]
      + script.steps.map({ ($0.command, $0.expectations) })
    {
      if let command, command != "next" { heard.append("> \(command)") }
      for expectation in expectations {
        switch expectation.content {
        case .speech(.words(let words)): heard.append(words)
        case .speech: heard.append(expectation.text)
        case .cost(let check): costs.append(Self.words(of: check))
        case .findings, .ignored: break
        }
      }
    }
    // Every walk ends at the border.
    if heard.last == "[border]" { heard.removeLast() }
    self.heard = heard
    self.costs = costs
  }

  /// A cost as a person says it: `Buy: 3 presses`.
  private static func words(of check: CostCheck) -> String {
    guard check.comparison == .atMost, check.measure == .scanner, check.profile == nil else {
      return String(check.written.dropFirst("cost ".count))
    }
    return "\(check.subject.name): \(check.limit.written)"
  }
}
