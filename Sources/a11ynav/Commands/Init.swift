// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11ySession
import ArgumentParser
import Foundation

/// `a11ynav init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a package of an app's SwiftUI files, so that its previews can be heard.",
    discussion: """
      It writes a Package.swift beside the Xcode project, which stays as it is,
      and a first test of all previews. Then, in that folder:

        swift run NAME --previews               list the previews
        swift run NAME --preview "Sign up"      open one, spoken
        swift test                              every preview says something

      Files that import modules which are not here are left out, and named.
      """
  )

  @Argument(help: "The folder with the app's sources.", completion: .directory)
  var folder = "."

  @Option(help: "The name of the package; by default the folder's.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Where a11ynav's own package is: a folder or an address.",
      discussion: "By default what came with this program, or the folder that it was built in.",
      valueName: "place"
    )
  )
  var package: String?

  func run() throws {
    let place = URL(fileURLWithPath: folder).standardizedFileURL
    let manifest = place.appendingPathComponent("Package.swift")
    guard !FileManager.default.fileExists(atPath: manifest.path) else {
      throw Failure("there is a Package.swift in \(folder) already")
    }
    let sources = AppSources(in: place)
    guard !sources.files.isEmpty else {
      throw Failure("there are no Swift files in \(folder) that can be built here")
    }
    let text = PackageText(
      name: (name ?? place.lastPathComponent).asIdentifier,
      sources: sources,
      dependency: try dependency()
    )
    var files = [("Package.swift", text.manifest), (text.testPath, text.test)]
    if text.needsMain { files.append((PackageText.mainPath, text.main)) }
    if let names = sources.names.text { files.append((FoundationNames.path, names)) }
    var output = StandardOutput()
    for (path, content) in files {
      try write(content, to: place.appendingPathComponent(path))
      output.write(VisibleLine("wrote \(path)"))
    }
    for file in sources.leftOut {
      output.write(VisibleLine("left out \(file.path): \(file.reason)"))
    }
    let count = sources.files.count
    output.write("\(count) \(count == 1 ? "file" : "files") in, \(sources.leftOut.count) left out")
    output.flush()
  }

  private func write(_ content: String, to file: URL) throws {
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileReplacement.replace(file.path, with: content.utf8)
    } catch {
      throw Failure("\(file.path) cannot be written: \(error)")
    }
  }

  /// The place that was given, or the package that this program was installed with or built in.
  private func dependency() throws -> String {
    if let package {
      if package.contains("://") { return package }
      return URL(fileURLWithPath: package).standardizedFileURL.path
    }
    var place = Bundle.main.executableURL?.resolvingSymlinksInPath()
    while let folder = place?.deletingLastPathComponent(), folder.path != "/" {
      for package in [folder, folder.appendingPathComponent("share/a11ynav/package")]
      where isPackage(package) { return package.path }
      place = folder
    }
    throw Failure("say where a11ynav's package is: --package PATH or --package https://…")
  }

  /// Whether a folder holds a11ynav's own package.
  private func isPackage(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains("name: \"a11ynav\"") ?? false
  }
}
