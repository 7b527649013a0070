// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import Foundation
import Testing

@Suite("Protecting and removing temporary folders", .timeLimit(.minutes(30)))
struct GuardedFolderTests {
  @Test(
    "Only the user can read a temporary folder, and the folder is removed with all its contents"
  )
  func content() throws {
    let folder = try #require(GuardedFolder())
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/login.json"))
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A temporary folder is removed even if the program that created it is killed")
  func killed() async throws {
    let note = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: note) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [note = note as String] in
      let folder = try #require(GuardedFolder())
      try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/login.json"))
      try Data(folder.path.utf8).write(to: URL(fileURLWithPath: note))
      kill(getpid(), SIGKILL)
    }
    let path = try String(contentsOfFile: note, encoding: .utf8)
    #expect(path.contains("/a11ynav-"))
    while FileManager.default.fileExists(atPath: path) { await Task.yield() }
  }
}
