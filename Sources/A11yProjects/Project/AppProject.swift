// SPDX-License-Identifier: MIT

import Foundation

/// All targets of an app, as described by its Xcode projects and workspaces or, if it has neither, by its packages. If
/// there are neither projects nor packages, the whole folder is one target.
package struct AppProject {
  package let folder: URL
  /// The targets that can be built on this system.
  package private(set) var targets: [AppTarget] = []
  /// The packages among the app's files.
  package private(set) var packages: [LocalPackage] = []
  /// The targets for other operating systems, and the files that could not be read.
  package private(set) var leftOut: [LeftOut] = []

  /// Reads the files that describe the app.
  ///
  /// - Parameters:
  ///   - name: The name of the only target if no file describes the app.
  ///   - wanted: The names of the targets to keep, or an empty set to keep all targets.
  package init(in folder: URL, named name: String, targets wanted: Set<String> = []) {
    self.folder = folder.standardizedFileURL
    var search = ProjectSearch(in: self.folder)
    for place in search.workspaces { follow(place, in: &search) }
    for place in search.projects { addProject(at: place) }
    let uses = targets.contains { !$0.products.isEmpty }
    if targets.isEmpty || uses { search.packages.forEach { addPackage(in: $0) } }
    if targets.isEmpty {
      targets = packages.flatMap { $0.targets.filter { $0.kind != .tests } }
    }
    if targets.isEmpty, search.projects.isEmpty, search.packages.isEmpty { addFolder(named: name) }
    choose(wanted)
  }

  private mutating func follow(_ workspace: URL, in search: inout ProjectSearch) {
    do throws(ProjectError) {
      search.add(try XcodeWorkspace(at: workspace), outside: folder)
    } catch {
      leftOut.append(LeftOut(path: path(of: workspace), reason: "\(error)"))
    }
  }

  private mutating func addProject(at place: URL) {
    do throws(ProjectError) {
      targets += try XcodeProject(at: place).targets.filter { $0.kind != .tests }
    } catch {
      leftOut.append(LeftOut(path: path(of: place), reason: "\(error)"))
    }
  }

  private mutating func addPackage(in place: URL) {
    let manifest = place.appendingPathComponent("Package.swift")
    do throws(ProjectError) {
      packages.append(try LocalPackage(in: place))
    } catch {
      leftOut.append(LeftOut(path: path(of: manifest), reason: "\(error)"))
    }
  }

  private mutating func addFolder(named name: String) {
    let files = FolderFiles(in: folder) { path in
      !path.split(separator: "/").contains { $0.hasSuffix("Tests") }
    }
    var target = AppTarget(name: name, kind: .program)
    target.files = files.sources
    target.resources = files.resources
    targets = [target]
  }

  private mutating func choose(_ wanted: Set<String>) {
    var kept: [AppTarget] = []
    for target in targets where wanted.isEmpty || wanted.contains(target.name) {
      if wanted.isEmpty, !target.isHere {
        let names = target.platforms.map(\.rawValue).sorted().joined(separator: ", ")
        leftOut.append(LeftOut(path: target.name, reason: "built only for \(names)"))
      } else {
        kept.append(target)
      }
    }
    // The dependencies of a chosen target are kept as well.
    var names = Set(kept.map(\.name))
    var rest = kept.flatMap(\.dependencies)
    while let name = rest.popLast() {
      guard names.insert(name).inserted,
        let target = targets.first(where: { $0.name == name && $0.isHere && $0.kind == .library })
      else { continue }
      kept.append(target)
      rest += target.dependencies
    }
    targets = kept
  }

  /// Returns a file's path relative to the folder.
  func path(of place: URL) -> String { RelativePath.from(folder, to: place) }
}
