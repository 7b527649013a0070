// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization
import Testing

@testable import A11yFiles

@Suite("Replacing files safely", .timeLimit(.minutes(30)))
struct FileReplacementTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test(
    "Replacing a file writes the new bytes, keeps the permissions and leaves no other files behind"
  )
  func replaces() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("walk.a11y")))
    for permissions in [0o600, 0o640, 0o755] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: path("walk.a11y")
      )
      try FileReplacement.replace(path("walk.a11y"), with: Array("new \(permissions)".utf8))
      #expect(try text("walk.a11y") == "new \(permissions)")
      #expect(try mode("walk.a11y") == permissions)
    }
    #expect(try names == ["walk.a11y"])
  }

  @Test("Replacing a file through a symbolic link keeps the link")
  func links() throws {
    try FileManager.default.createDirectory(
      atPath: path("inner"),
      withIntermediateDirectories: true
    )
    for (link, target) in [("first", "inner/second"), ("inner/second", "../end")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link),
        withDestinationPath: target
      )
    }
    try FileReplacement.replace(path("first"), with: Array("through".utf8))
    #expect(try text("end") == "through")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("first")) == "inner/second"
    )
    #expect(try names == ["end", "first", "inner"])
  }

  @Test("Circular symbolic links are rejected")
  func circle() throws {
    for (link, target) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
    }
    #expect(throws: FileReplacementError.self) { try FileReplacement(of: path("a")) }
  }

  @Test("Neither a read-only file, a folder nor a file in a missing folder can be replaced")
  func refusals() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path("locked")))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("locked"))
    #expect(
      throws: FileReplacementError(
        path: path("locked"),
        reason: "Permission denied",
        systemNumber: EACCES
      )
    ) {
      try FileReplacement.replace(path("locked"), with: [])
    }
    #expect(try text("locked") == "mine")
    #expect(throws: FileReplacementError(path: folder.path, reason: "it is a folder")) {
      try FileReplacement.replace(folder.path, with: [])
    }
    #expect(
      throws: FileReplacementError(
        path: path("no/file"),
        reason: "No such file or directory",
        systemNumber: ENOENT
      )
    ) { try FileReplacement.replace(path("no/file"), with: []) }
    #expect(try names == ["locked"])
  }

  @Test("If a file’s replacement is not committed, only the old file remains")
  func abandoned() throws {
    try FileReplacement.replace(path("voice.wav"), with: Array("old".utf8))
    do {
      let file = try FileReplacement(of: path("voice.wav"))
      try file.write(Array("header".utf8))
      try file.write(Array("H".utf8), at: 0)
      #expect(try names.count == 2)
    }
    #expect(try names == ["voice.wav"])
    #expect(try text("voice.wav") == "old")
    let file = try FileReplacement(of: path("voice.wav"))
    try file.write(Array("header".utf8))
    try file.write(Array("H".utf8), at: 0)
    try file.commit()
    #expect(try text("voice.wav") == "Header")
  }

  @Test(
    "If several writers replace a file at the same time, all succeed and the last version remains"
  )
  func concurrent() throws {
    let path = path("walk.a11y")
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 1_500) { number in
      do { try FileReplacement.replace(path, with: Array("writer \(number)".utf8)) } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock(\.self) == [])
    #expect(try text("walk.a11y").hasPrefix("writer "))
    #expect(try names == ["walk.a11y"])
  }

  @Test(
    "A file’s folder path is everything before the last slash in the file’s path",
    arguments: [
      ("walk", "", "walk"), ("a/walk", "a", "walk"), ("/walk", "/", "walk"),
      ("./a//walk/", "./a/", "walk"), ("/", "/", ""), ("", "", ""),
    ]
  )
  func places(_ path: String, _ folder: String, _ name: String) {
    let place = FilePlace(path)
    #expect((place.folder, place.name) == (folder, name))
  }

  @Test("A path that the system would misinterpret is rejected")
  func strangePaths() throws {
    #expect(throws: FileReplacementError.self) { try FileReplacement(of: path("walk") + "\0.a11y") }
    #expect(symlink([CChar(0x66), CChar(bitPattern: 0xFF), 0], path("odd")) == 0)
    #expect(throws: FileReplacementError.self) { try FileReplacement(of: path("odd")) }
    #expect(try names == ["odd"])
  }
}
