// SPDX-License-Identifier: MIT

import Foundation

/// The package that is made of an app, and what is left out of it.
package struct AppPackage {
  package let name: String
  package let folder: URL
  package private(set) var targets: [PackageTarget] = []
  package private(set) var leftOut: [LeftOut]
  /// How many files are left out.
  package private(set) var countOfFilesLeftOut = 0
  /// Modules of others that are empty here, for somebody to write what the app needs of them.
  package let stubs: [String]
  /// Modules of Apple's that packages of others have here.
  private(set) var standIns: [StandIn] = []

  /// Decides what is in.
  ///
  /// - Parameters:
  ///   - stubs: Modules to make empty ones of.
  ///   - failing: Files that are known not to compile, with the reason, by their path.
  package init(
    of project: AppProject,
    named name: String,
    stubs: [String] = [],
    failing: [String: String] = [:]
  ) {
    self.name = name
    folder = project.folder
    leftOut = project.leftOut
    self.stubs = stubs.filter { $0.asIdentifier == $0 }
    let all = project.targets + Self.packageTargets(of: project)
    let names = Self.uniqueNames(all, besides: self.stubs)
    // Where two targets have one module's name, files mean the first.
    let modules = Dictionary(
      zip(all, names).filter { $0.0.kind == .library }.map { ($0.0.module, $0.1) },
      uniquingKeysWith: { first, _ in first }
    )
    for (target, name) in zip(all, names) {
      // A package is built for the systems of those who use it.
      let platform = target.platforms.isEmpty ? project.targets.first?.platform : nil
      let made = PackageTarget(
        target,
        as: name,
        for: platform ?? target.platform,
        in: folder,
        modules: modules,
        stubs: Set(self.stubs),
        failing: failing
      )
      leftOut += made.leftOut
      countOfFilesLeftOut += made.leftOut.count
      if made.files.isEmpty {
        leftOut.append(LeftOut(path: target.name, reason: "none of its files can be built here"))
      } else {
        targets.append(made)
      }
    }
    let used = Set(targets.flatMap(\.targets)).subtracting(names + self.stubs)
    standIns = StandIn.all.filter { used.contains($0.module) }
    dropDependenciesOnNothing()
  }

  /// A target may be built with one that has no files left.
  private mutating func dropDependenciesOnNothing() {
    let there = Set(targets.map(\.name) + standIns.map(\.module) + stubs)
    targets = targets.map { $0.keeping(there) }
  }

  /// Why files do not compile: of the errors of each the first that is not of another file's absence.
  ///
  /// - Parameter errors: The errors by the file's path. These files count as absent, too.
  package func reasons(of errors: [String: [String]]) -> [String: String] {
    let files = Set(errors.keys).union(targets.flatMap(\.leftOut).map(\.path))
    let absent = Set(
      files.compactMap { SourceFile(path: $0, in: folder) }.flatMap {
        SwiftWords(in: $0.text).declared.map(String.init)
      }
    )
    return errors.mapValues { messages in
      let own = messages.first { message in
        let parts = message.split(separator: "'")
        return !message.hasPrefix("cannot find") || parts.count < 2
          || !absent.contains(String(parts[1]))
      }
      return own ?? "it needs a file that is left out"
    }
  }

  /// The targets of local packages that the app's targets are built with, and those of these.
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

  /// Modules' names, no two of which are the same, and none of which a11ynav's package has.
  private static func uniqueNames(_ targets: [AppTarget], besides stubs: [String]) -> [String] {
    var taken = Set(HereModules.products).union(HereModules.system).union(stubs)
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
