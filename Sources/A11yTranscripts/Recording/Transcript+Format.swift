// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

extension Transcript {
  /// The text in the standard layout: nothing indented, one empty line after the header and never
  /// two in a row, one space after `>`, line breaks of one kind. Its meaning stays the same.
  public var formatted: String {
    var steps: [Int: Script.Step] = [:]
    for step in script.steps { steps[step.line] = step }
    var fields: [Int: Script.Field] = [:]
    for field in script.header { fields[field.line] = field }
    let lastField = script.header.last?.line ?? 0
    var output: [String] = []
    for (index, source) in Script.lines(of: text).enumerated() {
      let line = source.content.trimmed
      if let field = fields[index + 1] {
        output.append("\(field.name): \(field.value)")
        if field.line == lastField { output.append("") }
      } else if let step = steps[index + 1] {
        output.append("\(step.technology?.rawValue ?? "")> \(step.command)")
      } else if !line.isEmpty {
        output.append(line)
      } else if let last = output.last, !last.isEmpty {
        output.append("")
      }
    }
    while output.last?.isEmpty == true { output.removeLast() }
    return output.map { $0 + "\n" }.joined()
  }
}
