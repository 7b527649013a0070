// SPDX-License-Identifier: MIT

import A11yProcesses
import A11ySession
import Foundation

/// A run of a transcript in a separate program, which finds the lines where the speech differs from the transcript.
///
/// The separate program is searched for in the folder of the running program, because a build places both programs
/// there, and then in `PATH`. The separate program prints speech and notices as lines of JSON, followed by the costs
/// that the transcript checks.
struct AppRun {
  /// The time limit after which a running app is terminated, in seconds.
  static let limit = 60.0

  private let transcript: Transcript
  private let name: String
  private let trace: (@MainActor @Sendable (String) -> Void)?

  init(
    _ transcript: Transcript,
    of name: String,
    trace: (@MainActor @Sendable (String) -> Void)? = nil
  ) {
    self.transcript = transcript
    self.name = name
    self.trace = trace
  }

  @MainActor
  func differences() throws(TranscriptError) -> [Passage] {
    let lines = try lines()
    let commands = Dictionary(grouping: lines.filter { $0.command != nil }, by: \.section)
    let masked = commands.mapValues { $0.compactMap(\.command).joined(separator: ", ") }
    let unfound = lines.first { $0.unfound != nil }
    return (0...(unfound?.section ?? transcript.commands.count)).compactMap { section in
      let own = lines.filter {
        $0.section == section && $0.cost == nil && $0.command == nil && $0.unfound == nil
      }
      let heard = own.filter(\.isHeard).map(\.text)
      let expectations = transcript.script.expectations(ofSection: section)
      var passage = Passage(
        section: section,
        heard: heard,
        alignment: LineAlignment(expected: expectations.speech.map(\.pattern), heard: heard)
      )
      if section == unfound?.section { passage.unfound = unfound?.unfound }
      passage.notices = own.filter { !$0.isHeard }.map(\.text)
      let costs = lines.filter { $0.section == section && $0.cost != nil }
      passage.failedChecks = failedChecks(of: expectations, costs)
      passage.maskedCommands = masked
      return passage.isSame ? nil : passage
    }
  }

  /// Returns the checks that fail. The program reports costs in the order of the transcript.
  private func failedChecks(
    of expectations: [Script.Expectation],
    _ costs: [TranscriptLine]
  ) -> [Passage.FailedCheck] {
    var left = costs[...]
    return expectations.enumerated().compactMap { place, expectation in
      switch expectation.content {
      case .speech, .ignored: return nil
      case .findings:
        let reason =
          "an app can be audited only by its own tests, with #expect(session.audit().isEmpty)"
        return Passage.FailedCheck(at: place, reason)
      case .cost(let check):
        let cost = left.popFirst()?.cost?.measured ?? .notScanned(check.subject.name)
        return check.holds(for: cost) ? nil : Passage.FailedCheck(check, cost, at: place)
      }
    }
  }

  /// Returns the speech and notices that the program reports.
  @MainActor
  private func lines() throws(TranscriptError) -> [TranscriptLine] {
    let output = try output()
    do {
      return try output.split(separator: UInt8(ascii: "\n")).map { try TranscriptLine(json: $0) }
    } catch {
      throw self.error("the “\(name)” app printed a line that is not part of a transcript")
    }
  }

  @MainActor
  private func output() throws(TranscriptError) -> Data {
    guard let program else {
      throw error(
        "the app “\(name)” was not found next to this program, in a .build folder near the transcript, or in PATH; "
          + "build the app in its package: swift build --product \(name)"
      )
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    let traced = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { passOnTrace(in: traced) }
    process.arguments =
      ["--script", transcript.path, "--transcript-lines"]
      + (trace == nil ? [] : ["--trace", traced.path])
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw self.error("the “\(name)” app failed to start")
    }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + Self.limit)
    timer.setEventHandler { process.terminate() }
    timer.resume()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw error("the “\(name)” app exited with an error")
    }
    return data
  }

  /// Forwards the program's trace.
  @MainActor
  private func passOnTrace(in file: URL) {
    guard let trace else { return }
    let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in lines.split(separator: "\n") { trace(String(line)) }
    try? FileManager.default.removeItem(at: file)
  }

  private var program: URL? {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().path
    return SearchPath.find(name, beside: [beside].compactMap(\.self) + builds)
      .map { URL(fileURLWithPath: $0) }
  }

  /// The build folders of the packages that contain the transcript, innermost first.
  private var builds: [String] {
    var folder = URL(fileURLWithPath: transcript.path).standardizedFileURL
    var found: [String] = []
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      guard FileManager.default.fileExists(atPath: folder.path + "/Package.swift") else { continue }
      found += ["debug", "release"].map { folder.path + "/.build/" + $0 }
    }
    return found
  }

  private func error(_ message: String, line: Int? = nil) -> TranscriptError {
    let field = transcript.script.header.first { $0.name == "app" }
    return TranscriptError(transcript.path, line: line ?? field?.line, column: 1, message)
  }
}
