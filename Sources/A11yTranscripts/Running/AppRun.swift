import A11ySession
import Foundation

/// Runs a transcript in the app that its header names, a program of its own, and says where what is
/// heard differs from what is written.
///
/// The program is looked for beside this one, where a build puts both, and then in `PATH`. It prints
/// what is heard, a command before what came of it. Costs cannot be asked of it.
struct AppRun {
  /// After how many seconds an app that does not end is ended.
  static let limit = 60.0

  private let transcript: Transcript
  private let name: String

  init(_ transcript: Transcript, of name: String) {
    self.transcript = transcript
    self.name = name
  }

  func differences() throws(TranscriptError) -> [Passage] {
    if let cost = transcript.script.firstCost {
      throw error("costs can only be asked of documents", line: cost)
    }
    let heard = sections(of: try output())
    return heard.enumerated().compactMap { section, lines in
      let expectations = transcript.script.expectations(ofSection: section)
      let passage = Passage(
        section: section,
        heard: lines,
        alignment: LineAlignment(expected: expectations.speech.map(\.pattern), heard: lines)
      )
      return passage.isSame ? nil : passage
    }
  }

  /// What the program printed, by the step that it came of. A step that drives another technology
  /// first is two commands.
  private func sections(of output: String) -> [[String]] {
    var sections: [[String]] = [[]]
    var commands = transcript.commands.map(\.count)[...]
    for line in output.split(separator: "\n").map(String.init) {
      guard line.hasPrefix("> ") else {
        sections[sections.count - 1].append(line)
        continue
      }
      if sections.count > 1, let left = commands.first, left > 1 {
        commands[commands.startIndex] = left - 1
        continue
      }
      if sections.count > 1 { commands = commands.dropFirst() }
      sections.append([])
    }
    while sections.count <= transcript.commands.count { sections.append([]) }
    return sections
  }

  private func output() throws(TranscriptError) -> String {
    guard let program = Self.program(named: name) else {
      throw error("there is no app “\(name)”, neither beside this program nor in PATH")
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = ["--script", transcript.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw self.error("the app “\(name)” cannot be started")
    }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + Self.limit)
    timer.setEventHandler { process.terminate() }
    timer.resume()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw error("the app “\(name)” ended with an error")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func program(named name: String) -> URL? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      [beside].compactMap(\.self)
      + path.split(separator: ":").map {
        URL(fileURLWithPath: String($0))
      }
    return folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func error(_ message: String, line: Int? = nil) -> TranscriptError {
    let field = transcript.script.header.first { $0.name == "app" }
    return TranscriptError(transcript.path, line: line ?? field?.line, column: 1, message)
  }
}
