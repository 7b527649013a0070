// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProjects
import A11ySession
import ArgumentParser
import Foundation

/// The `a11ynav init` subcommand.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a package from an app's SwiftUI files, so that the previews can be heard.",
    discussion: """
      The command reads the Xcode projects and workspaces in the folder, or its
      packages, and writes a Package.swift with a target for each target that
      can be built on Linux: apps, extensions, frameworks, and the local
      packages that they use. The originals are not changed. A folder without a
      project or package becomes one target. If the folder already has a
      Package.swift, the new one is written to its subfolder a11ynav. Then, in
      the folder with the new manifest:

        swift run NAME --previews               list the previews
        swift run NAME --preview "Sign up"      open one and listen
        swift test                              check that every preview speaks

      Files that import unavailable modules are left out and listed. --check also
      builds the package. The check replaces the smallest pieces that do not compile
      (a view becomes the text “not available here: LazyImage”, for example) and
      records the replacements in a11ynav/Cuts.json, which you can edit. --accepted
      writes nothing; it lists the declarations that compile but have no audible
      effect, where the files use them, and what a listener misses.
      """
  )

  @Argument(help: "The folder with the app's project or sources.", completion: .directory)
  var folder = "."

  @Option(help: "The package's name. (default: the name from the last run, or the folder's name)")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The folder or address of a11ynav's own package.",
      discussion:
        "By default, the package that was installed with this program or used to build it.",
      valueName: "place"
    )
  )
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The targets to build, separated by commas; their dependencies are included.",
      discussion: "By default, all targets except those for Apple Watch and Apple TV.",
      valueName: "names"
    )
  )
  var targets: String?

  @Option(
    help: ArgumentHelp(
      "Create an empty module in place of an unavailable one; can be repeated.",
      discussion: "Extend this module with the declarations that the app uses.",
      valueName: "module"
    )
  )
  var stub: [String] = []

  @Flag(help: "Build the package, and replace the code that does not compile.")
  var check = false

  @Flag(help: "Write the result of --check as JSON.")
  var json = false

  @Flag(help: "Write the package again after files have been added or moved.")
  var update = false

  @Flag(help: "Write nothing; list the declarations that have no audible effect.")
  var accepted = false

  @Flag(name: .customLong("all"), help: "List every file that is left out.")
  var listsAll = false

  func validate() throws {
    if json, !check { throw ValidationError("--json needs --check.") }
  }

  func run() throws {
    let place = URL(fileURLWithPath: folder).standardizedFileURL
    let layout = PackageLayout(in: place)
    guard update || check || accepted || !layout.isMade else {
      throw Failure(
        "\(folder) already has a package from an earlier run; use --update to write it again"
      )
    }
    let name = (name ?? layout.madeName ?? place.lastPathComponent).asIdentifier
    let wanted = Set((targets ?? "").split(separator: ",").map { $0.trimmed })
    let project = AppProject(in: place, named: name, targets: wanted)
    if let unknown = wanted.subtracting(project.targets.map(\.name)).sorted().first {
      throw Failure("there is no target called \(unknown) in \(folder)")
    }
    if accepted { return listAccepted(in: AppPackage(of: project, named: name, stubs: stub)) }
    let start = try PackageStart(project, layout, name: name, stubs: stub, package: package)
    if check { return try report(start.checked(), layout) }
    let made = try start.made()
    var output = StandardOutput()
    for path in made.written { output.write("wrote \(path)") }
    for line in LeftOutSummary(made.package.leftOut, listsAll: listsAll).lines {
      output.write(VisibleText(line))
    }
    for line in made.summary { output.write(VisibleText(line)) }
    let notHeard = NotHeard(in: made.package.targets.flatMap(\.files))
    if let summary = notHeard.summary(listedBy: "a11ynav init --accepted") {
      output.write(VisibleText(summary))
    }
    if layout.packageFolder != place {
      output.write(
        "next: build the package in the folder \(layout.packageFolder.lastPathComponent)"
      )
    }
    output.flush()
  }
}

extension Init {
  private func report(_ outcome: PackageCheck.Outcome, _ layout: PackageLayout) {
    var output = StandardOutput()
    guard !json else {
      output.write(VisibleText(json: outcome.json))
      return output.flush()
    }
    let lines = CutLines(
      outcome.report,
      isBeside: layout.packageFolder != layout.folder,
      outcome.package
    )
    for line in lines.lines { output.write(VisibleText(line)) }
    for line in LeftOutSummary(outcome.package.leftOut, listsAll: listsAll).lines {
      output.write(VisibleText(line))
    }
    output.flush()
  }

  /// Lists the names that are accepted without having their full effect, starting with those whose effect a listener
  /// misses.
  private func listAccepted(in package: AppPackage) {
    var output = StandardOutput()
    let uses = NotHeard(in: package.targets.flatMap(\.files)).uses
    for use in uses { output.write(VisibleText(use.line)) }
    if uses.isEmpty { output.write("all declarations that the files use have an audible effect") }
    output.flush()
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
