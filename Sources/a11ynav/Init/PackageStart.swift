// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProjects
import Foundation

/// The making of a package, as often as files have to be left out.
struct PackageStart {
  /// A package that is written.
  struct Made {
    let package: AppPackage
    let files: PackageFiles
    /// The paths that were written.
    let written: [String]

    /// How many files of each target are in.
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

  /// - Parameter package: Where a11ynav's package is, if somebody says.
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

  /// Writes the package without files that are known to fail.
  func made(failing: [String: String]) throws -> Made {
    let package = AppPackage(of: project, named: name, stubs: stubs, failing: failing)
    guard !package.targets.isEmpty else {
      throw Failure("\(project.folder.path) contains no Swift files that can be built here")
    }
    let files = PackageFiles(of: package, in: layout, dependency: dependency)
    do {
      return Made(package: package, files: files, written: try files.write(in: project.folder))
    } catch {
      throw Failure("\(error)")
    }
  }

  /// Builds it until everything that is left compiles.
  ///
  /// Each round leaves out the files with errors; files that need them fail in the next.
  func checked(_ first: Made) throws -> Made {
    var made = first
    var failing: [String: String] = [:]
    while true {
      StandardError.write(
        "building \(made.package.targets.reduce(0) { $0 + $1.files.count }) files"
      )
      let errors: BuildErrors
      do { errors = try BuildErrors(building: made.files, in: layout) } catch {
        throw Failure("\(error)")
      }
      if errors.isBuilt { return made }
      let new = errors.files.filter { failing[$0.key] == nil }
      guard !new.isEmpty else {
        throw Failure("cannot build the package: \(errors.other ?? "swift build failed")")
      }
      failing.merge(made.package.reasons(of: new)) { first, _ in first }
      made = try self.made(failing: failing)
    }
  }
}
