// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession

/// The words and the costs for a switch user in a preview's transcript.
public struct PreviewTranscript: Sendable {
  /// The path of the preview's transcript relative to the folder, without the extension. The path identifies the
  /// preview.
  public let key: String
  /// The preview's name, or its ``key`` if the transcript does not specify a name.
  public let name: String
  /// The program to which the preview belongs, or an empty string if the transcript does not specify it.
  public let app: String
  /// The words that are heard, line by line. The words also include a line for each command other than `next`.
  public let heard: [String]
  /// The costs of activating the elements, with one line per element.
  public let costs: [String]
  /// The audit's findings, or an empty array if no audit was performed.
  public var findings: [Finding] = []
  /// The text of the transcript.
  let text: String

  /// Reads the transcript of a preview, or returns `nil` for any other type of transcript.
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
    // Every walk ends with a line for the border, which is removed here.
    if heard.last == "[border]" { heard.removeLast() }
    self.heard = heard
    self.costs = costs
  }

  /// Returns a cost in words, such as `Buy: 3 presses`.
  private static func words(of check: CostCheck) -> String {
    guard check.comparison == .atMost, check.measure == .scanner, check.profile == nil else {
      return String(check.written.dropFirst("cost ".count))
    }
    return "\(check.subject.name): \(check.limit.written)"
  }
}
