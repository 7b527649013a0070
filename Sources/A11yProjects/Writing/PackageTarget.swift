// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// A target of the package that is made of an app: what of it can be built, and with what.
package struct PackageTarget {
  /// The name of its module, which no other target has.
  package let name: String
  package let isProgram: Bool
  /// The system that its files mean.
  let platform: ApplePlatform
  /// The files that are in.
  package let files: [SourceFile]
  package private(set) var leftOut: [LeftOut] = []
  let resources: [URL]
  /// The data models, which become Swift.
  let models: [DataModel]
  let conditions: [String]
  /// The targets of the package that it is built with.
  private(set) var targets: [String]
  /// What the files take for granted.
  let names: FoundationNames
  /// The products of others that it is built with.
  let remotes: [ProductUse]

  /// Sorts the files of a target into those that can be built and those that cannot.
  ///
  /// - Parameters:
  ///   - platform: The system that its files mean.
  ///   - modules: The targets of the package, by the name that files import them by.
  ///   - stubs: Modules that somebody wants to write what is missing of.
  ///   - failing: Files that are known not to compile, with the reason, by their path.
  init(
    _ target: AppTarget,
    as name: String,
    for platform: ApplePlatform,
    in folder: URL,
    modules: [String: String],
    stubs: Set<String>,
    failing: [String: String]
  ) {
    self.name = name
    isProgram = target.kind == .program
    self.platform = platform
    let found = target.resources.filter { FileManager.default.fileExists(atPath: $0.path) }
    resources = found.filter { !DataModelFile.isModel($0) }
    conditions = target.conditions
    remotes = target.products.filter(LinuxPackages.has)
    var used: Set<String> = []
    var files: [SourceFile] = []
    let isHere: (String) -> Bool = { [remotes] module in
      modules[module] != nil || HereModules.products.contains(module)
        || HereModules.system.contains(module) || stubs.contains(module)
        || remotes.contains { $0.name == module } || StandIn.of(module) != nil
    }
    for place in target.files {
      let path = RelativePath.from(folder, to: place)
      if let reason = failing[path] {
        leftOut.append(LeftOut(path: path, reason: reason))
      } else if !FileManager.default.fileExists(atPath: place.path) {
        leftOut.append(LeftOut(path: path, reason: "the file does not exist"))
      } else if let file = SourceFile(path: path, in: folder, for: platform, isHere: isHere) {
        if let module = file.imports.first(where: { !isHere($0) }) {
          leftOut.append(
            LeftOut(path: path, reason: "it imports \(module), which is not available")
          )
        } else {
          files.append(file)
          used.formUnion(file.imports)
        }
      } else {
        leftOut.append(LeftOut(path: path, reason: "it is not UTF-8 text"))
      }
    }
    self.files = files
    var models: [DataModel] = []
    for place in target.resources.filter(DataModelFile.isModel) {
      let path = RelativePath.from(folder, to: place)
      do {
        let model = try DataModelFile.read(place)
        models.append(model)
        leftOut += model.problems.map { LeftOut(path: path, reason: $0) }
      } catch {
        leftOut.append(LeftOut(path: path, reason: error.reason))
      }
    }
    self.models = models
    names = FoundationNames(in: files.map(\.text))
    targets =
      used.compactMap { modules[$0] ?? (stubs.contains($0) ? $0 : StandIn.of($0)?.module) }
      .filter { $0 != name }.sorted()
  }

  /// The target, built only with targets that are there.
  func keeping(_ names: Set<String>) -> Self {
    var kept = self
    kept.targets.removeAll { !names.contains($0) }
    return kept
  }

  /// The products of a11ynav's package that the files import.
  package var products: [String] {
    var used = Set(files.flatMap(\.imports)).union(names.used.map(\.module))
    if !models.isEmpty { used.insert("CoreData") }
    return ["SwiftUI"] + HereModules.products.filter { $0 != "SwiftUI" && used.contains($0) }
  }

  /// Whether it is a program whose entry point is not among the files that are in.
  var needsMain: Bool { isProgram && !files.contains(where: \.isMain) }
}
