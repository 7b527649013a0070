// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11yUI
import ArgumentParser
import Foundation

/// The command-line operations for an app's previews.
@MainActor
struct PreviewRun {
  let command: AppCommand
  let appName: String

  /// Performs the operation requested on the command line, or returns `false` if no operation was requested.
  func run() throws -> Bool {
    let options = command.previewOptions
    if let folder = options.snapshot {
      try snapshot(in: folder, options.range)
      return true
    }
    if options.previews {
      list()
      return true
    }
    guard let name = options.preview ?? command.script.flatMap(Walk.preview) else { return false }
    let preview = try Self.preview(named: name)
    try command.run(title: preview.name) {
      if command.isScripted { ProgramDate.begin() }
      let view = preview.view
      let host = ViewHost { view }
      host.runsProcess()
      if command.isScripted { host.followSession(holdsTurns: true) }
      return host
    }
    return true
  }

  private func list() {
    var output = StandardOutput()
    for preview in Preview.all {
      var columns: VisibleText = "\(preview.name)"
      if let place = preview.place { columns += "\t\(place)" }
      output.write(columns)
    }
    output.flush()
    if let refusal = Preview.refusal {
      StandardError.write("\(appName): \(refusal)")
    } else if Preview.all.isEmpty {
      StandardError.write("\(appName): there are no previews")
    }
  }

  /// Returns the preview that has a given name or a given source location, such as `Form.swift:12`.
  static func preview(named name: String) throws -> Preview {
    let all = Preview.all
    let matches = all.filter { $0.name == name }
    let found = matches.isEmpty ? all.filter { $0.isAt(name) } : matches
    if let preview = found.first { return preview }
    let near = all.first { $0.name.lowercased() == name.lowercased() }
    if let refusal = Preview.refusal { throw Failure(refusal) }
    let remedy =
      near.map { "; did you mean “\($0.name)”?" } ?? "; list the previews with --previews"
    throw Failure("there is no preview called “\(name)”\(remedy)")
  }

  private func snapshot(in folder: String, _ range: ClosedRange<Int>?) throws {
    let writer = PreviewSnapshot(
      folder: folder,
      appName: appName,
      writesTrees: command.previewOptions.trees,
      technology: command.technology,
      device: command.device
    )
    let all = Preview.all.indices
    let numbers = command.previewOptions.snapshotSelection?.filter(all.contains) ?? Array(all)
    if let range {
      try writer.write(numbers.dropFirst(range.lowerBound).prefix(range.count))
    } else {
      try PreviewSnapshots(folder: folder, appName: appName, numbers: numbers).run()
    }
  }
}

extension Preview {
  /// The preview's file and line, or `nil` for a `PreviewProvider`.
  var place: String? {
    guard let fileID, let line else { return nil }
    return "\(fileID):\(line)"
  }

  /// The preview's name, followed by its source location if the location is known.
  var title: String { place.map { "\(name) (\($0))" } ?? name }

  /// Returns whether a source location, which may include folders, refers to the preview.
  fileprivate func isAt(_ text: String) -> Bool {
    guard let place else { return false }
    return place == text || place.hasSuffix("/" + text)
  }
}
