// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProcesses
import Foundation

/// Finds and reads axe-core's bundle, which is not part of this program but may be installed on this machine.
enum AxeBundle {
  /// Reads the bundle.
  ///
  /// - Parameter path: The bundle's path, or `nil` to search nearby Node.js packages and Python packages.
  /// - Throws: An error whose one-line message explains how to get the bundle.
  static func read(_ path: String?) throws -> String {
    for candidate in path.map({ [$0] }) ?? (inNodeModules + [inPython].compactMap(\.self)) {
      if let data = FileManager.default.contents(atPath: candidate) {
        return String(decoding: data, as: UTF8.self)
      }
    }
    if let path { throw Failure("\(path): the file does not exist or is not readable") }
    throw Failure(
      "axe was not found; run “npm install axe-core” or “pip install axe-playwright-python”, or name the axe.min.js file with --axe"
    )
  }

  private static var inNodeModules: [String] {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var found: [String] = []
    while true {
      found.append(folder.appendingPathComponent("node_modules/axe-core/axe.min.js").path)
      guard folder.path != "/" else { return found }
      folder.deleteLastPathComponent()
    }
  }

  /// The bundle's path in Python's packages, which is found without running any code from these packages.
  private static var inPython: String? {
    guard let python = SearchPath.find("python3") else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      "-c",
      """
      import importlib.util, os
      found = importlib.util.find_spec("axe_playwright_python")
      if found: print(os.path.join(os.path.dirname(found.origin), "axe.min.js"))
      """,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let path = String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
    return path
  }
}
