// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The results of a run, with counts and an exit code.
public struct TestReport: Sendable {
  /// The results, in order.
  public private(set) var results: [TranscriptResult] = []
  /// How many transcripts passed.
  public private(set) var passed = 0
  /// How many transcripts differ from what was heard.
  public private(set) var differing = 0
  /// How many transcripts were rewritten.
  public private(set) var recorded = 0
  /// How many could not be run.
  public private(set) var failed = 0
  /// The number of commands in all transcripts that were run.
  public private(set) var steps = 0

  /// Creates an empty report.
  public init() {}

  /// Adds a result.
  public mutating func add(_ result: TranscriptResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .differs: differing += 1
    case .recorded: recorded += 1
    case .failed: failed += 1
    }
    if case .failed = result.outcome {} else { steps += result.transcript?.script.steps.count ?? 0 }
    // Passing results are counted, not kept.
    var kept = result
    if case .passed = result.outcome { kept.transcript = nil }
    results.append(kept)
  }

  /// 0 if all passed, 1 if something differs, 2 if something could not be run.
  public var exitCode: Int32 { failed > 0 ? 2 : differing > 0 ? 1 : 0 }

  /// The last line of a run: `12 transcripts, 240 steps: 11 passed, 1 differs`.
  public var summary: String {
    let count = results.count
    var parts = ["\(passed) passed"]
    if recorded > 0 { parts.append("\(recorded) recorded") }
    if differing > 0 { parts.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if failed > 0 { parts.append("\(failed) could not be run") }
    return "\(count) transcript\(count == 1 ? "" : "s"), \(steps) step\(steps == 1 ? "" : "s"): "
      + parts.joined(separator: ", ")
  }
}

extension TestReport {
  /// The report as JUnit XML, which CI services read.
  ///
  /// It holds no times, so that the same run produces the same bytes.
  public var junit: String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml +=
      "<testsuites>\n  <testsuite name=\"a11ynav\" tests=\"\(results.count)\""
      + " failures=\"\(differing)\" errors=\"\(failed)\" skipped=\"0\">\n"
    for result in results {
      let path = result.path as NSString
      let folder = path.deletingLastPathComponent
      xml += "    <testcase classname=\(quoted(folder.isEmpty ? "." : folder))"
      xml += " name=\(quoted(path.lastPathComponent)) file=\(quoted(result.path))"
      switch result.outcome {
      case .passed, .recorded: xml += "/>\n"
      case .failed(let error): xml += body("error", error.description, result.report())
      case .differs(let passages):
        let message = passages.first.flatMap { passage in
          result.transcript.map { transcript in
            let (line, column) = transcript.place(of: passage)
            return "\(result.path):\(line):\(column): \(transcript.summary(of: passage))"
          }
        }
        xml += body("failure", message ?? "", result.report())
      }
    }
    return xml + "  </testsuite>\n</testsuites>\n"
  }

  private func body(_ name: String, _ message: String, _ lines: [VisibleLine]) -> String {
    let text = lines.map(\.text).joined(separator: "\n")
    return ">\n      <\(name) message=\(quoted(message))>\(Self.escaped(text))"
      + "</\(name)>\n    </testcase>\n"
  }

  private func quoted(_ text: String) -> String {
    "\"\(Self.escaped(VisibleText.of(text)))\""
  }

  /// The text with XML's special characters escaped, and without those that XML forbids.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "\n"
      case "\u{FFFE}", "\u{FFFF}", "\u{0}"..<"\u{20}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
