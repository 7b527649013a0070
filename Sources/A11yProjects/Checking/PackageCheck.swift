// SPDX-License-Identifier: MIT

import A11yAppSources
import A11yFiles
import Foundation

/// Determines which pieces of code must be cut for an app to build on this system.
///
/// First, the modules that the app uses are built. The app's modules are then type-checked in the order of their
/// dependencies until nothing more needs to be cut. Finally, the package is built.
package struct PackageCheck {
  /// The package and its cuts.
  package struct Outcome {
    package let package: AppPackage
    package let files: PackageFiles
    /// The paths of the files that were written.
    package let written: [String]
    package let cuts: CutFile
    /// The largest number of passes that were needed for a module.
    package let passes: Int
    package let report: CutReport
  }

  private let project: AppProject
  private let layout: PackageLayout
  private let name: String
  private let stubs: [String]
  private let dependency: String
  private var progress: CheckProgress

  /// - Parameters:
  ///   - dependency: The path or address of a11ynav's package.
  ///   - say: A closure that shows a line about the progress.
  package init(
    of project: AppProject,
    in layout: PackageLayout,
    named name: String,
    stubs: [String],
    dependency: String,
    saying say: @escaping (String) -> Void
  ) {
    self.project = project
    self.layout = layout
    self.name = name
    self.stubs = stubs
    self.dependency = dependency
    progress = CheckProgress(
      in: layout.packageFolder.appendingPathComponent(".build/a11ynav-check"),
      saying: say
    )
  }

  private static let passLimit = 8
  private static let buildLimit = 5

  /// Adds cuts until the package builds.
  ///
  /// - Parameter recorded: The cuts from an earlier run.
  package mutating func run(recorded: CutFile) throws(ProjectError) -> Outcome {
    guard let swift = SwiftTool() else {
      throw .manifest(layout.packageFolder.path, "swift was not found in PATH")
    }
    var unfetched: [String: String] = [:]
    let (package, files) = try prepared(swift, &unfetched)
    let commands = CompileCommand.all(in: layout.packageFolder)
    var modules: [ModuleCheck] = []
    for target in Self.sorted(package.targets) {
      progress.begin(.passes, "checking \(target.name)")
      guard let command = commands[target.name] else { continue }
      var module = try ModuleCheck(
        target,
        command,
        recorded: recorded,
        generated: files.generatedSources(of: target.name),
        in: layout
      )
      try settle(&module)
      modules.append(module)
    }
    return try built(swift, &modules, unfetched)
  }

  // MARK: - The modules that are not the app's

  /// Writes a package with all of the app's files and builds all modules that these files import.
  private mutating func prepared(
    _ swift: SwiftTool,
    _ unfetched: inout [String: String]
  ) throws(ProjectError) -> (AppPackage, PackageFiles) {
    while true {
      let package = AppPackage(
        of: project,
        named: name,
        stubs: stubs,
        isChecking: true,
        unfetched: Set(unfetched.keys)
      )
      let files = PackageFiles(of: package, in: layout, dependency: dependency)
      _ = try written(files)
      let count = package.targets.reduce(0) { $0 + $1.files.count }
      progress.begin(
        .modules,
        "building the modules that \(count) \(count == 1 ? "file imports" : "files import")"
      )
      let output = try swift.run(
        ["build", "--target", GeneratedManifest.checkModule],
        in: layout.packageFolder,
        limit: 3600
      )
      if output.status == 0 { return (package, files) }
      let text = output.errors + "\n" + output.text
      let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }
      let remotes = Set(
        package.targets.flatMap(\.remotes).compactMap(\.package) + package.standIns.map(\.package)
      ).filter { unfetched[$0.identity] == nil }.sorted { $0.identity < $1.identity }
      let reason = lines.first.map(String.init) ?? "swift build failed"
      // An error message identifies a package by its address, its checkout or its identity.
      let named = remotes.first { remote in
        lines.contains { $0.lowercased().contains(remote.identity) }
      }
      guard let first = named ?? (text.contains("Compiling") ? nil : remotes.first) else {
        throw .program(layout.packageFolder.path, reason)
      }
      progress.begin(
        .modules,
        "the \(first.identity) package is left out, because it cannot be fetched or built"
      )
      unfetched[first.identity] = reason
    }
  }

  private func written(_ files: PackageFiles) throws(ProjectError) -> [String] {
    do { return try files.write(in: project.folder) } catch {
      throw .program(project.folder.path, "\(error)")
    }
  }

  /// Returns the targets, sorted so that each target follows the targets that it depends on.
  private static func sorted(_ targets: [PackageTarget]) -> [PackageTarget] {
    var rest = targets
    var sorted: [PackageTarget] = []
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      // The order within a cycle does not matter, because the build reports the cycle as an error.
      let index = rest.firstIndex { names.isDisjoint(with: $0.targets) } ?? 0
      sorted.append(rest.remove(at: index))
    }
    return sorted
  }

  // MARK: - Passes

  /// Type-checks a module and adds cuts until the module has no errors.
  private mutating func settle(_ module: inout ModuleCheck) throws(ProjectError) {
    while true {
      let errors = try module.check()
      guard let errors else { break }
      progress.begin(
        .passes,
        "\(module.name): pass \(module.passes), \(errors) \(errors == 1 ? "error" : "errors") in "
          + "\(module.countOfFiles) files"
      )
      try module.cut(mustEnd: module.passes >= Self.passLimit)
    }
    try module.removeDoubtful()
    if module.isLibrary, try !module.writeInterface() { try settle(&module) }
  }

  /// Builds the package and adds cuts for the errors that appear only in a complete build.
  private mutating func built(
    _ swift: SwiftTool,
    _ modules: inout [ModuleCheck],
    _ unfetched: [String: String]
  ) throws(ProjectError) -> Outcome {
    for attempt in 1... {
      let cuts = Self.cuts(of: modules)
      let package = AppPackage(
        of: project,
        named: name,
        stubs: stubs,
        cuts: cuts,
        unfetched: Set(unfetched.keys)
      )
      let files = PackageFiles(of: package, in: layout, dependency: dependency)
      let written = try written(files)
      try write(cuts)
      progress.begin(.building, "building the package")
      // The command has no options, so that the next build of the app can reuse the results of this build.
      let output = try swift.run(["build"], in: layout.packageFolder, limit: 3600)
      if output.status == 0 {
        progress.finish()
        return Outcome(
          package: package,
          files: files,
          written: written,
          cuts: cuts,
          passes: modules.map(\.passes).max() ?? 0,
          report: CutReport(cuts, modules: modules, package, unfetched)
        )
      }
      let text = output.text + "\n" + output.errors
      var changed = false
      for index in modules.indices {
        guard modules[index].take(buildOutput: text, mustEnd: attempt >= Self.buildLimit - 1) else {
          continue
        }
        changed = true
        try settle(&modules[index])
      }
      guard changed, attempt < Self.buildLimit else {
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
        throw .program(layout.packageFolder.path, line.map(String.init) ?? "swift build failed")
      }
    }
    throw .program(layout.packageFolder.path, "swift build failed")
  }

  private static func cuts(of modules: [ModuleCheck]) -> CutFile {
    var cuts = CutFile()
    let paths = Set(modules.flatMap(\.plan.files.keys))
    for path in paths {
      let lists = modules.compactMap { module -> (target: String, entries: [CutFile.Entry])? in
        module.plan.files[path].map { (module.name, $0.entries) }
      }
      cuts.add(lists, in: path)
    }
    cuts.types = modules.flatMap(\.plan.standIns)
    return cuts
  }

  private func write(_ cuts: CutFile) throws(ProjectError) {
    let place = project.folder.appendingPathComponent(CutFile.path)
    do {
      if cuts.isEmpty {
        try? FileManager.default.removeItem(at: place)
      } else if (try? Data(contentsOf: place)) != Data(cuts.text.utf8) {
        try FileReplacement.replace(place.path, with: cuts.text.utf8)
      }
    } catch {
      throw .program(place.path, "\(error)")
    }
  }
}
