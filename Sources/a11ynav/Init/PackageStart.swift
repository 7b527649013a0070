// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProjects
import A11ySession
import Foundation

/// A generator for a package, which starts over whenever additional files must be left out.
struct PackageStart {
  /// A package that has been written.
  struct Made {
    let package: AppPackage
    let files: PackageFiles
    /// The paths of the files that were written.
    let written: [String]

    /// The number of included files in each target.
    var summary: [String] {
      let targets = package.targets.map { target in
        let count = target.files.count
        return "\(target.name): \(count) \(count == 1 ? "file" : "files")"
      }
      let count = package.targets.reduce(0) { $0 + $1.files.count }
      let sum =
        "\(count) \(count == 1 ? "file" : "files") included, \(package.countOfFilesLeftOut) left out"
      return (targets.count > 1 ? targets : []) + [sum]
    }
  }

  private let project: AppProject
  private let layout: PackageLayout
  private let name: String
  private let stubs: [String]
  private let dependency: String

  /// - Parameter package: The location of a11ynav's package, if the user has specified it.
  init(
    _ project: AppProject,
    _ layout: PackageLayout,
    name: String,
    stubs: [String],
    package: String?
  ) throws {
    self.project = project
    self.layout = layout
    self.name = name
    self.stubs = stubs
    dependency = try OwnPackage.place(package)
  }

  /// Writes the package and applies the recorded cuts.
  func made() throws -> Made {
    let cuts: CutFile
    do { cuts = try CutFile(in: project.folder) } catch { throw Failure("\(error)") }
    let package = AppPackage(of: project, named: name, stubs: stubs, cuts: cuts)
    guard !package.targets.isEmpty else {
      throw Failure("\(project.folder.path) contains no Swift files that can be built on Linux")
    }
    // SwiftPM cannot refer by URL to a package inside another package.
    if package.usesFrameworks, dependency.contains("://") {
      let modules = Set(package.targets.flatMap(\.frameworks)).sorted().joined(separator: ", ")
      throw Failure(
        "\(modules): a11ynav's Frameworks package can only be used from a folder; clone "
          + "\(dependency), and give the clone's path with --package"
      )
    }
    let files = PackageFiles(of: package, in: layout, dependency: dependency)
    do {
      return Made(package: package, files: files, written: try files.write(in: project.folder))
    } catch {
      throw Failure("\(error)")
    }
  }

  /// Builds the package and cuts all code that does not compile.
  func checked() throws -> PackageCheck.Outcome {
    guard project.targets.contains(where: { !$0.files.isEmpty }) else {
      throw Failure("\(project.folder.path) contains no Swift files that can be built on Linux")
    }
    do {
      var check = PackageCheck(
        of: project,
        in: layout,
        named: name,
        stubs: stubs,
        dependency: dependency,
        saying: { StandardError.write(VisibleText($0)) }
      )
      return try check.run(recorded: CutFile(in: project.folder))
    } catch {
      throw Failure("\(error)")
    }
  }
}
