// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The program as a user runs it.
enum Program {
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs the program that was built with the tests.
  static func run(_ arguments: String..., input: Data? = nil) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the program that was built with the tests.
  static func run(
    _ arguments: [String],
    input: Data? = nil,
    in folder: URL? = nil,
    environment: [String: String] = [:],
    program: String? = nil
  ) throws -> Result {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    process.environment = Self.environment.merging(environment) { $1 }
    process.executableURL = try program.map { URL(fileURLWithPath: $0) } ?? executable
    process.arguments = arguments
    let folder = try scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // The output is written to files instead of pipes, because a full pipe would block the program.
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    let source = folder.appendingPathComponent("input")
    try (input ?? Data()).write(to: source)
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus
    )
  }

  /// The environment for a program that a test starts. The environment resembles that of a person's own machine without
  /// any settings.
  static var environment: [String: String] {
    let own = ProcessInfo.processInfo.environment
    // The example apps are built with the tests, wherever the program itself is installed.
    let apps = (try? built("a11ynav").deletingLastPathComponent().path) ?? ""
    let path = "\(own["PATH"] ?? "/usr/bin:/bin"):\(apps)"
    return own.merging(["XDG_CONFIG_HOME": "/nonexistent", "CI": "", "PATH": path]) { $1 }
  }

  /// Whether browsers and desktop apps are tested. The tests of browsers and desktop apps are skipped by `make check`
  /// and run by `make test`.
  static let testsLive = ProcessInfo.processInfo.environment["A11YNAV_LIVE"] != "off"

  /// Runs a script in the repository with the program as its first argument.
  static func runScript(_ name: String, _ arguments: [String]) throws -> Result {
    try run([try executable.path] + arguments, program: repositoryFile("Scripts/\(name)"))
  }

  /// Returns a new folder, which the test removes.
  static func scratchFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns the path of a file in the repository.
  static func repositoryFile(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path).path
  }

  /// The program that was built with the tests, or the installed program that the environment variable
  /// `A11YNAV_PROGRAM` specifies.
  static var executable: URL {
    get throws {
      if let installed = ProcessInfo.processInfo.environment["A11YNAV_PROGRAM"] {
        return URL(fileURLWithPath: installed)
      }
      return try built("a11ynav")
    }
  }

  /// Returns the location of a program that was built with the tests.
  static func built(_ name: String) throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
