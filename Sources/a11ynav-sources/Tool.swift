// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// Writes a file of an app as a compiler here takes it: `a11ynav-sources iOS FROM TO`.
///
/// Run by the plugin `AppSources`, and not by people.
@main
enum Tool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let platform = ApplePlatform(rawValue: arguments[1]) else {
      fail("usage: a11ynav-sources PLATFORM FROM TO")
    }
    let from = arguments[2]
    do {
      let text = try String(contentsOfFile: from, encoding: .utf8)
      let source = AppSource(text, for: platform)
      try Data(source.text(as: from).utf8).write(to: URL(fileURLWithPath: arguments[3]))
    } catch {
      fail("\(from): error: it cannot be read or written: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
