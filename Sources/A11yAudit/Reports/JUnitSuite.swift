// SPDX-License-Identifier: MIT

import Foundation

/// Tests and their outcomes as JUnit XML that conforms to the schemas of Jenkins and Ant.
package struct JUnitSuite {
  /// One test.
  package struct Test {
    /// The outcome of a test.
    package enum Outcome {
      case passed
      /// The test failed. The message is a single line and is followed by the details.
      case failed(String, details: String)
      /// The test could not be run.
      case broken(String, details: String)
    }

    var group: String
    var name: String
    var time: Duration
    var outcome: Outcome

    /// Creates a test.
    package init(group: String, name: String, time: Duration = .zero, _ outcome: Outcome) {
      (self.group, self.name, self.time, self.outcome) = (group, name, time, outcome)
    }
  }

  private let name: String
  private let began: Date
  private let time: Duration
  private let tests: [Test]

  /// Creates a suite of tests with its start time and duration.
  package init(_ name: String, began: Date, time: Duration, _ tests: [Test]) {
    (self.name, self.began, self.time, self.tests) = (name, began, time, tests)
  }

  /// The suite as a complete XML document.
  package var xml: String {
    let failures = tests.count { if case .failed = $0.outcome { true } else { false } }
    let errors = tests.count { if case .broken = $0.outcome { true } else { false } }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    // Ant's schema requires a host, a package, a number and the empty elements, but the host is not disclosed.
    xml += "  <testsuite name=\(Self.quoted(name)) tests=\"\(tests.count)\""
    xml += " failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
    xml += " time=\"\(Self.seconds(time))\" timestamp=\"\(Self.text(of: began))\""
    xml += " hostname=\"localhost\" package=\"a11ynav\" id=\"0\">\n    <properties/>\n"
    for test in tests { xml += Self.xml(of: test) }
    return xml + "    <system-out/>\n    <system-err/>\n  </testsuite>\n</testsuites>\n"
  }

  private static func xml(of test: Test) -> String {
    let start =
      "    <testcase classname=\(quoted(test.group)) name=\(quoted(test.name))"
      + " time=\"\(seconds(test.time))\""
    switch test.outcome {
    case .passed: return start + "/>\n"
    case .failed(let message, let details):
      return start + body("failure", "differs", message, details)
    case .broken(let message, let details):
      return start + body("error", "not run", message, details)
    }
  }

  private static func body(
    _ name: String,
    _ type: String,
    _ message: String,
    _ details: String
  ) -> String {
    ">\n      <\(name) type=\"\(type)\" message=\(quoted(message))>\(escaped(details))"
      + "</\(name)>\n    </testcase>\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text, keepingLines: false))\""
  }

  /// Returns a string in escaped form, without characters that XML cannot represent.
  private static func escaped(_ text: String, keepingLines: Bool = true) -> String {
    Markup.escaped(text, keepingLines: keepingLines)
      .replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
  }

  /// Returns a number of seconds with three decimal places, regardless of the locale.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let thousandths = "\(1000 + attoseconds / 1_000_000_000_000_000)".dropFirst()
    return "\(seconds).\(thousandths)"
  }

  /// Returns a time in UTC as text without a time zone, because Ant's schema does not allow a time zone.
  private static func text(of moment: Date) -> String {
    String(moment.ISO8601Format().prefix { $0 != "Z" })
  }
}
