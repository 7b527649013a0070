// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProjects
import A11ySession
import ArgumentParser
import Foundation

/// `a11ynav init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a package of an app's SwiftUI files, so that its previews can be heard.",
    discussion: """
      It reads the Xcode projects and workspaces in the folder, or its
      packages, and writes a Package.swift with a target for each target that
      can be built here: apps, extensions, frameworks, and the local packages
      that they use. All of them stay as they are. A folder that has neither is
      one target. If the folder has a Package.swift of its own, the new one is
      in the folder a11ynav. Then, where the manifest is:

        swift run NAME --previews               list the previews
        swift run NAME --preview "Sign up"      open one, spoken
        swift test                              every preview says something

      Files that import modules which are not here are left out, and named.
      With --check the package is built, and what does not compile is left out
      as well: what is named first blocks most files. With --accepted nothing is
      written: it lists what the files use that compiles here and is not heard,
      where, and what a listener loses.
      """
  )

  @Argument(help: "The folder with the app's project or sources.", completion: .directory)
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

  @Option(
    help: ArgumentHelp(
      "The targets to build, with what they are built with.",
      discussion: "By default all but those for watches and televisions.",
      valueName: "names"
    )
  )
  var targets: String?

  @Option(
    help: ArgumentHelp(
      "Make an empty module in place of one that is not here; can be repeated.",
      discussion: "It is for you to fill with what the app uses of it.",
      valueName: "module"
    )
  )
  var stub: [String] = []

  @Flag(help: "Build the package, and leave out what does not compile.")
  var check = false

  @Flag(help: "Write the package again, after files were added or moved.")
  var update = false

  @Flag(help: "Write nothing: list what is accepted and not heard.")
  var accepted = false

  @Flag(name: .customLong("all"), help: "Name each file that is left out.")
  var listsAll = false

  func run() throws {
    let place = URL(fileURLWithPath: folder).standardizedFileURL
    let layout = PackageLayout(in: place)
    guard update || accepted || !layout.isMade else {
      throw Failure("\(folder) has a package that was made before: --update makes it again")
    }
    let name = (name ?? place.lastPathComponent).asIdentifier
    let wanted = Set((targets ?? "").split(separator: ",").map { $0.trimmed })
    let project = AppProject(in: place, named: name, targets: wanted)
    if let unknown = wanted.subtracting(project.targets.map(\.name)).sorted().first {
      throw Failure("there is no target \(unknown) in \(folder)")
    }
    if accepted { return listAccepted(in: AppPackage(of: project, named: name, stubs: stub)) }
    let start = try PackageStart(project, layout, name: name, stubs: stub, package: package)
    var made = try start.made(failing: [:])
    var output = StandardOutput()
    for path in made.written { output.write("wrote \(path)") }
    output.flush()
    if check { made = try start.checked(made) }
    for line in LeftOutSummary(made.package.leftOut, listsAll: listsAll).lines {
      output.write(VisibleText(line))
    }
    for line in made.summary { output.write(VisibleText(line)) }
    let notHeard = NotHeard(in: made.package.targets.flatMap(\.files))
    if let summary = notHeard.summary(listedBy: "a11ynav init --accepted") {
      output.write(VisibleText(summary))
    }
    if layout.packageFolder != place {
      output.write("build it in \(layout.packageFolder.lastPathComponent)")
    }
    output.flush()
  }
}

extension Init {
  /// Lists the names, starting with those that lose something.
  private func listAccepted(in package: AppPackage) {
    var output = StandardOutput()
    let uses = NotHeard(in: package.targets.flatMap(\.files)).uses
    for use in uses { output.write(VisibleText(use.line)) }
    if uses.isEmpty { output.write("all that is used is heard") }
    output.flush()
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
