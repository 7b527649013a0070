// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Testing

@testable import A11yFiles

@Suite("Files left behind by a killed program", .timeLimit(.minutes(30)))
struct LeftoverTests {
  @Test(
    "The next program that replaces a file removes leftovers, except files still being written"
  )
  func leftovers() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/walk.a11y"
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let file = try FileReplacement(of: path)
      try file.write(Array("half".utf8))
      withExtendedLifetime(file) { _ = kill(getpid(), SIGKILL) }
    }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    #expect(try names().count == 1)
    // Neither another file's leftovers nor a user's own hidden files are removed.
    let others = [".other.abc.a11ynav-new", ".walk.a11y.swp", ".walk.a11y.My-1.a11ynav-new"]
    for name in others { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    let open = try FileReplacement(of: path)
    #expect(try names().count == 4)
    try FileReplacement.replace(path, with: Array("whole".utf8))
    #expect(try names().count == 5)
    try open.write(Array("last".utf8))
    try open.commit()
    #expect(try names() == (others + ["walk.a11y"]).sorted())
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "last")
  }
}
