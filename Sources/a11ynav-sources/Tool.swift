// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// Rewrites an app's file for the compiler on this system, when run as `a11ynav-sources iOS FROM TO [CUTS]`.
///
/// The tool is run by the `AppSources` plugin, not by people.
@main
enum Tool {
  static func main() {
    let arguments = CommandLine.arguments
    guard (4...5).contains(arguments.count), let platform = ApplePlatform(rawValue: arguments[1])
    else {
      fail("usage: a11ynav-sources PLATFORM FROM TO [CUTS]")
    }
    let from = arguments[2]
    do {
      let text = try String(contentsOfFile: from, encoding: .utf8)
      let list = try arguments.dropFirst(4).first.map {
        try String(contentsOfFile: $0, encoding: .utf8)
      }
      let cuts = (list ?? "").split(separator: "\n").compactMap { SourceCut(line: $0) }
      let source = AppSource(text, for: platform, cuts: cuts)
      try Data(source.text(as: from).utf8).write(to: URL(fileURLWithPath: arguments[3]))
    } catch {
      fail("\(from): error: cannot read or rewrite the file: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
