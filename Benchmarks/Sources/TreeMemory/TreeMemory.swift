// SPDX-License-Identifier: MIT

import A11yTree
import BenchmarkTrees
import Foundation

/// Prints the memory used by a tree with the given shape and size. For example, `TreeMemory page 1000000` prints the
/// memory for a page with a million elements.
@main
struct TreeMemory {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let shape = TreeShape(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else {
      FileHandle.standardError.write(Data("usage: TreeMemory flat|page|deep COUNT\n".utf8))
      exit(64)
    }
    let before = status("VmRSS")
    let tree = try AccessibilityTree(shape.update(count: count))
    let after = status("VmRSS")
    withExtendedLifetime(tree) {
      print(tree.count, (after - before) * 1024 / tree.count, status("VmHWM") / 1024)
    }
  }

  /// Returns a field from the process's status, in kB.
  private static func status(_ name: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}
