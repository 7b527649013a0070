// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

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
