// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// A target in the package that is generated from an app, with the files that can be built and their dependencies.
package struct PackageTarget {
  /// The unique name of the target's module.
  package let name: String
  package let isProgram: Bool
  /// The platform for which the target's files are written.
  let platform: ApplePlatform
  /// The included files.
  package let files: [SourceFile]
  package private(set) var leftOut: [LeftOut] = []
  let resources: [URL]
  /// The data models, which are converted to Swift.
  let models: [DataModel]
  let conditions: [String]
  /// The targets in the package that this target depends on.
  private(set) var targets: [String]
  /// The Foundation names that the files use without importing the modules that provide them on this system.
  let names: FoundationNames
  /// The third-party products that the target depends on.
  let remotes: [ProductUse]
  /// The unavailable modules and the files that import them. This property is set only while cuts are being determined.
  private(set) var missingImports: [String: [String]] = [:]
  /// The declarations of stand-ins for unavailable types.
  let standInTypes: [CutFile.StandInType]

  /// Whether pieces of code in the target's files are replaced.
  var hasCuts: Bool { !standInTypes.isEmpty || files.contains { !$0.cuts.isEmpty } }

  /// Divides a target's files into those that can be built and those that cannot.
  ///
  /// - Parameters:
  ///   - platform: The platform for which the files are written.
  ///   - modules: The targets of the package, by the name under which files import them.
  ///   - stubs: The modules whose missing declarations the user wants to provide.
  ///   - cuts: The pieces of files to replace.
  ///   - isChecking: Whether files that import unavailable modules are included.
  init(
    _ target: AppTarget,
    as name: String,
    for platform: ApplePlatform,
    in folder: URL,
    modules: [String: String],
    stubs: Set<String>,
    cuts: CutFile = CutFile(),
    isChecking: Bool = false,
    unfetched: Set<String> = []
  ) {
    self.name = name
    isProgram = target.kind == .program
    self.platform = platform
    let found = target.resources.filter { FileManager.default.fileExists(atPath: $0.path) }
    resources = found.filter { !DataModelFile.isModel($0) }
    conditions = target.conditions
    remotes = target.products.filter {
      LinuxPackages.has($0) && !unfetched.contains($0.package?.identity ?? "")
    }
    standInTypes = cuts.types.filter { $0.target == name }
    var used: Set<String> = []
    var files: [SourceFile] = []
    let isHere: (String) -> Bool = { [remotes] module in
      modules[module] != nil || HereModules.hasProduct(module)
        || HereModules.system.contains(module) || stubs.contains(module)
        || remotes.contains { $0.name == module } || StandIn.of(module) != nil
    }
    for place in target.files {
      let path = RelativePath.from(folder, to: place)
      let entries = cuts.entries(in: path, of: name)
      if let whole = entries.first(where: { $0.cut.kind == .file }) {
        leftOut.append(LeftOut(path: path, reason: whole.error))
      } else if !FileManager.default.fileExists(atPath: place.path) {
        leftOut.append(LeftOut(path: path, reason: "the file does not exist"))
      } else if let file = SourceFile(
        path: path,
        in: folder,
        for: platform,
        cuts: entries.map(\.cut),
        isHere: isHere
      ) {
        let missing = file.imports.filter { !isHere($0) }
        if isChecking, !missing.isEmpty {
          missingImports[path] = missing
          files.append(file)
          used.formUnion(file.imports)
        } else if let module = missing.first {
          leftOut.append(
            LeftOut(path: path, reason: "the \(module) module is not available")
          )
        } else {
          files.append(file)
          used.formUnion(file.imports)
        }
      } else {
        leftOut.append(LeftOut(path: path, reason: "not UTF-8 text"))
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

  /// Returns the target with only the dependencies that exist.
  func keeping(_ names: Set<String>) -> Self {
    var kept = self
    kept.targets.removeAll { !names.contains($0) }
    return kept
  }

  /// The products of a11ynav's root package that the files import.
  package var products: [String] {
    (hasCuts ? ["A11yCuts"] : []) + ["SwiftUI"]
      + HereModules.products.filter { $0 != "SwiftUI" && usedModules.contains($0) }
  }

  /// The products of a11ynav's `Frameworks` package that the files import.
  package var frameworks: [String] { HereModules.frameworks.filter(usedModules.contains) }

  private var usedModules: Set<String> {
    let used = Set(files.flatMap(\.imports)).union(names.used.map(\.module))
    return models.isEmpty ? used : used.union(["CoreData"])
  }

  /// Whether the target is a program whose entry point was not included.
  var needsMain: Bool { isProgram && !files.contains(where: \.isMain) }
}
