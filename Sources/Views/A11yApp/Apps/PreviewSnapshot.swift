// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yNativeFormat
import A11yNavigation
import A11ySession
import A11yTree
import A11yUI
import A11yViewFeatures
import Foundation

/// An object that writes transcripts of previews. Each transcript contains the words that VoiceOver speaks from the
/// first element to the last, and the number of switch presses needed to activate each element.
@MainActor
struct PreviewSnapshot {
  let folder: String
  let appName: String
  /// Whether each preview's accessibility elements are also written.
  let writesTrees: Bool
  let technology: TechnologyOptions
  /// The device that was named on the command line and is stated in each transcript.
  let device: Device?

  /// Writes the transcripts of the previews with the given numbers, and reports each finished transcript on standard
  /// output.
  func write(_ numbers: ArraySlice<Int>) throws {
    let all = Preview.all
    let files = PreviewFiles.names(of: all.map(\.name))
    for (position, number) in zip(numbers.indices, numbers) {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(files[number])
      try write(all[number], to: file)
      if let done = PreviewProgress.text(of: position) {
        try FileHandle.standardOutput.write(contentsOf: Data(done.utf8))
      }
    }
  }

  /// The maximum number of elements that VoiceOver visits, so that reading stops even on a screen with endless content.
  private static let limit = 2_000

  private func write(_ preview: Preview, to file: URL) throws {
    PrivateHome.empty()
    ProgramDate.begin()
    let view = preview.view
    let host = ViewHost { view }
    host.runsProcess()
    host.followSession(holdsTurns: true)
    let settings = try technology.settings()
    let session = AssistiveSession(
      source: host,
      settings: settings,
      pacing: .scriptOnTheWall
    )
    var lines = ["app: \(VisibleText.of(appName))", "preview: \(VisibleText.of(preview.name))"]
    if let device { lines.append("device: \(device.name)") }
    lines += technology.header + [""]
    session.onRecord = { record in
      if let line = record.transcriptLine { lines.append(line) }
    }
    let driver = ScriptDriver(session)
    driver.start()
    if session.voiceOver != nil { driver.walkToEnd(atMost: Self.limit) }
    session.onRecord = nil
    lines += session.costChecks().map { VisibleText.of($0.written) }
    session.close()
    report(host.diagnostics, of: preview)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
    if writesTrees, let tree = NativeDocument(of: session.tree) {
      let place = file.deletingPathExtension().appendingPathExtension("json")
      try tree.json().write(to: place, options: .atomic)
    }
  }
}

extension PreviewSnapshot {
  /// Reports problems in a preview's views, except declarations without an audible effect, which are only counted.
  private func report(_ diagnostics: [Diagnostic], of preview: Preview) {
    for diagnostic in diagnostics where diagnostic.kind != .notHeard {
      StandardError.write("\(preview.title): \(diagnostic)")
    }
  }
}

/// The names of the transcript files.
enum PreviewFiles {
  /// Returns a unique file name for each preview, even on a case-insensitive file system.
  static func names(of previews: [String]) -> [String] {
    var uses: [String: Int] = [:]
    return previews.map { preview in
      var name = String(preview.map { isPlain($0) ? $0 : "-" }.prefix(80))
      if name.isEmpty || name.first == "." || name.first == " " { name = "Preview " + name }
      let count = uses[name.lowercased(), default: 0] + 1
      uses[name.lowercased()] = count
      return (count == 1 ? name : "\(name) (\(count))") + ".a11y"
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_.".contains(character)
  }
}
