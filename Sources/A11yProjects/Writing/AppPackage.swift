// SPDX-License-Identifier: MIT

import Foundation

/// A package that is generated from an app, and the parts of the app that the package omits.
package struct AppPackage {
  package let name: String
  package let folder: URL
  package private(set) var targets: [PackageTarget] = []
  package private(set) var leftOut: [LeftOut]
  /// The number of omitted files.
  package private(set) var countOfFilesLeftOut = 0
  /// The third-party modules that are replaced by empty modules on this system. The user adds the declarations that the
  /// app needs to the empty modules.
  package let stubs: [String]
  /// The Apple modules that third-party packages provide on this system.
  private(set) var standIns: [StandIn] = []
  /// Whether the package serves only to determine cuts.
  let isChecking: Bool

  /// Whether the app imports a module from a11ynav's `Frameworks` package.
  package var usesFrameworks: Bool { targets.contains { !$0.frameworks.isEmpty } }

  /// Determines which files and targets to include.
  ///
  /// - Parameters:
  ///   - stubs: The names of the modules for which empty modules are created.
  ///   - cuts: The pieces of files to replace.
  ///   - isChecking: Whether the package serves only to determine cuts.
  ///   - unfetched: The identities of packages that cannot be fetched.
  package init(
    of project: AppProject,
    named name: String,
    stubs: [String] = [],
    cuts: CutFile = CutFile(),
    isChecking: Bool = false,
    unfetched: Set<String> = []
  ) {
    self.name = name
    self.isChecking = isChecking
    folder = project.folder
    leftOut = project.leftOut
    self.stubs = stubs.filter { $0.asIdentifier == $0 }
    let all = project.targets + Self.packageTargets(of: project)
    let names = Self.uniqueNames(all, besides: self.stubs)
    // If two targets have the same module name, files refer to the first of the two.
    let modules = Dictionary(
      zip(all, names).filter { $0.0.kind == .library }.map { ($0.0.module, $0.1) },
      uniquingKeysWith: { first, _ in first }
    )
    for (target, name) in zip(all, names) {
      // A package is built for the platforms of the targets that use it.
      let platform = target.platforms.isEmpty ? project.targets.first?.platform : nil
      let made = PackageTarget(
        target,
        as: name,
        for: platform ?? target.platform,
        in: folder,
        modules: modules,
        stubs: Set(self.stubs),
        cuts: cuts,
        isChecking: isChecking,
        unfetched: unfetched
      )
      leftOut += made.leftOut
      countOfFilesLeftOut += made.leftOut.count
      if made.files.isEmpty {
        leftOut.append(
          LeftOut(path: target.name, reason: "contains no files that can be built on Linux")
        )
      } else {
        targets.append(made)
      }
    }
    let used = Set(targets.flatMap(\.targets)).subtracting(names + self.stubs)
    standIns = StandIn.all.filter {
      used.contains($0.module) && !unfetched.contains($0.package.identity)
    }
    dropDependenciesOnNothing()
  }

  /// Removes dependencies on targets that no longer contain any files.
  private mutating func dropDependenciesOnNothing() {
    let there = Set(targets.map(\.name) + standIns.map(\.module) + stubs)
    targets = targets.map { $0.keeping(there) }
  }

  /// Returns the targets in local packages that the app's targets depend on, directly or indirectly.
  private static func packageTargets(of project: AppProject) -> [AppTarget] {
    var names = Set(project.targets.map(\.name))
    var found: [AppTarget] = []
    var rest = project.targets
    while let target = rest.popLast() {
      let offered = target.products.compactMap { use in
        project.packages.lazy.compactMap { package in
          package.targets(of: use.name).map { wanted in
            package.targets.filter { wanted.contains($0.name) }
          }
        }.first
      }
      let named = project.packages.map { package in
        package.targets.filter { target.dependencies.contains($0.name) }
      }
      for member in (offered + named).joined() where names.insert(member.name).inserted {
        found.append(member)
        rest.append(member)
      }
    }
    return found
  }

  /// Returns unique module names that differ from all module names in a11ynav's package.
  private static func uniqueNames(_ targets: [AppTarget], besides stubs: [String]) -> [String] {
    var taken = HereModules.system.union(["A11yCheck", "A11yCuts"]).union(HereModules.products)
      .union(HereModules.frameworks)
      .union(stubs)
    return targets.map { target in
      var name = target.module
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(target.module)\(number)"
        number += 1
      }
      return name
    }
  }
}
