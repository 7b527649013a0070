// SPDX-License-Identifier: MIT

import A11yFiles
import Foundation

/// The files and links that turn an app into a package.
package struct PackageFiles {
  /// The contents of the files, keyed by path relative to the app's folder.
  package private(set) var texts: [(path: String, text: String)] = []
  /// The targets of the links, keyed by the links' paths relative to the app's folder.
  package private(set) var links: [String: String] = [:]
  private var sourcesTaken: Set<String> = []
  private let layout: PackageLayout

  /// Creates the files for a package.
  ///
  /// - Parameter dependency: The path or address of a11ynav's package.
  package init(of package: AppPackage, in layout: PackageLayout, dependency: String) {
    self.layout = layout
    let all = FolderFiles(in: layout.folder).resources.map(Self.whole)
    let targets = package.targets.map { manifestTarget($0, among: all) }
    let used =
      package.targets.flatMap(\.remotes).compactMap(\.package) + package.standIns.map(\.package)
    var remotes: [RemotePackage] = []
    for remote in used where !remotes.contains(where: { $0.identity == remote.identity }) {
      remotes.append(remote)
    }
    let manifest = GeneratedManifest(
      name: package.name,
      dependency: dependency,
      usesFrameworks: package.usesFrameworks,
      remotes: remotes,
      targets: targets,
      stubs: package.stubs,
      standIns: package.standIns,
      checked: package.isChecking ? Self.everything(of: targets, package) : [],
      packageName: layout.packageFolder.lastPathComponent.lowercased() == "a11ynav"
        ? "\(package.name.asIdentifier)Package" : nil,
      language: Self.language(of: all),
      testFolder: { layout.inManifest(Self.testFolder($0)) },
      moduleFolder: { layout.inManifest("\(PackageLayout.generated)/\($0)") }
    )
    texts.insert((layout.manifestPath, manifest.text), at: 0)
    if package.isChecking {
      let module = GeneratedManifest.checkModule
      texts.append(("\(PackageLayout.generated)/\(module)/\(module).swift", "// Nothing.\n"))
    }
    for target in package.targets where target.isProgram {
      texts.append(
        ("\(Self.testFolder(target.name))/PreviewTests.swift", PreviewTexts.test(of: target.name))
      )
    }
    for standIn in package.standIns {
      let name = standIn.module
      texts.append(("\(PackageLayout.generated)/\(name)/\(name).swift", standIn.text))
    }
    for stub in package.stubs {
      let users = package.targets.flatMap(\.files).filter { $0.imports.contains(stub) }.map(\.path)
      texts.append(
        (
          "\(PackageLayout.generated)/Stubs/\(stub)/\(stub).swift",
          PreviewTexts.stub(of: stub, usedBy: users)
        )
      )
    }
  }

  static let cutFolder = "Cuts"
  static let cutTypes = "CutTypes.swift"

  private static func testFolder(_ target: String) -> String {
    "\(PackageLayout.generated)/\(target)PreviewTests"
  }

  private mutating func manifestTarget(
    _ target: PackageTarget,
    among all: [URL]
  ) -> GeneratedManifest.Target {
    let own = "\(PackageLayout.generated)/\(target.name)"
    var names: Set<String> = []
    var sources: [String] = []
    var rewritten = AppSourceList(for: target.platform)
    for file in target.files {
      var path = file.path
      let isNew = names.insert(file.name).inserted
      guard !file.isRewritten else {
        let name = isNew ? file.name : unused(file.name, in: &names)
        guard !file.cuts.isEmpty else {
          rewritten.add(reached(path), as: name)
          continue
        }
        let cuts = "\(own)/\(Self.cutFolder)/\(name).txt"
        texts.append((cuts, file.cuts.map { $0.line + "\n" }.joined()))
        rewritten.add(reached(path), as: name, cuts: layout.inManifest(cuts))
        continue
      }
      // Two targets cannot share a file, a target cannot have two files with the same name, and a package
      // cannot have a file outside its folder.
      if !isNew || path.hasPrefix("../") || sourcesTaken.contains(path) {
        let name = isNew ? file.name : unused(file.name, in: &names)
        path = "\(own)/\(name)"
        links[path] = RelativePath.from(
          layout.folder.appendingPathComponent(own),
          to: layout.folder.appendingPathComponent(file.path)
        )
      } else {
        sourcesTaken.insert(path)
      }
      sources.append(reached(path))
    }
    for (path, text) in made(for: target) {
      texts.append(("\(own)/\(path)", text))
      sources.append(reached("\(own)/\(path)"))
    }
    if let list = rewritten.text { texts.append(("\(own)/\(AppSourceList.path)", list)) }
    let resources = resources(of: target)
    return GeneratedManifest.Target(
      name: target.name,
      isProgram: target.isProgram,
      dependencies: dependencies(of: target),
      sources: sources,
      resources: resources,
      excluded: excluded(from: resources, among: all),
      conditions: target.conditions,
      rewrites: rewritten.text != nil
    )
  }

  /// The paths of a target's generated source files relative to the app's folder.
  func generatedSources(of target: String) -> [String] {
    texts.map(\.path).filter {
      $0.hasPrefix("\(PackageLayout.generated)/\(target)/") && $0.hasSuffix(".swift")
        && !$0.hasSuffix("/\(Self.cutTypes)")
    }
  }

  /// Returns all dependencies of the targets, except the app's own targets.
  private static func everything(
    of targets: [GeneratedManifest.Target],
    _ package: AppPackage
  ) -> [String] {
    let own = Set(package.targets.map { ".target(name: \(SwiftLiteral.text($0.name)))" })
    var found = [".product(name: \"A11yCuts\", package: \"a11ynav\")"]
    for dependency in targets.flatMap(\.dependencies)
    where !own.contains(dependency) && !found.contains(dependency) { found.append(dependency) }
    return found
  }

  private func made(for target: PackageTarget) -> [(String, String)] {
    var texts: [(String, String)] = []
    if let names = target.names.text { texts.append((FoundationNames.path, names)) }
    if let symbols = CatalogSymbols(of: target.resources, beside: target.files).text {
      texts.append((CatalogSymbols.path, symbols))
    }
    if !target.standInTypes.isEmpty {
      let types = target.standInTypes.map { $0.text + "\n" }.joined()
      texts.append((Self.cutTypes, "import A11yCuts\n\n\(types)"))
    }
    if let models = DataModelCode(of: target.models, beside: target.files).text {
      texts.append((DataModelCode.path, models))
    }
    if target.files.allSatisfy(\.isRewritten), texts.isEmpty, !target.needsMain {
      texts.append(("NoOtherFiles.swift", "// The other files are in \(AppSourceList.path).\n"))
    }
    if target.needsMain { texts.append((PreviewTexts.mainPath, PreviewTexts.main)) }
    return texts
  }

  private func dependencies(of target: PackageTarget) -> [String] {
    target.products.map { ".product(name: \"\($0)\", package: \"a11ynav\")" }
      + target.frameworks.map { ".product(name: \"\($0)\", package: \"a11ynav-frameworks\")" }
      + target.targets.map { ".target(name: \(SwiftLiteral.text($0)))" }
      + target.remotes.compactMap { use in
        use.package.map {
          ".product(name: \(SwiftLiteral.text(use.name)), package: \(SwiftLiteral.text($0.identity)))"
        }
      }
  }

  /// Returns a target's resources. Each filename is used only once, because a bundle does not preserve the folders of
  /// resources.
  private mutating func resources(of target: PackageTarget) -> [String] {
    var names: Set<String> = []
    var paths: [String] = []
    for place in target.resources {
      let path = RelativePath.from(layout.folder, to: Self.whole(place))
      let name = String(path.split(separator: "/").last ?? "")
      guard !path.hasPrefix("../"), names.insert(name).inserted else { continue }
      paths.append(reached(path))
    }
    return paths
  }

  /// Returns the resources to exclude. Resources to exclude must be listed, because Swift treats every file in a
  /// target's folder as a resource.
  private func excluded(from resources: [String], among all: [URL]) -> [String] {
    let paths = all.map { RelativePath.from(layout.folder, to: $0) }
      .filter { layout.link(to: $0).map { links[$0.path] != nil } ?? true }
    return Set(paths.map(layout.inManifest)).subtracting(resources).sorted()
  }

  private static func language(of resources: [URL]) -> String? {
    let names = resources.filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
    return names.isEmpty || names.contains("en") ? names.isEmpty ? nil : "en" : names[0]
  }

  /// Returns the language folder that contains a file, or the file itself if it is not in a language folder.
  private static func whole(_ place: URL) -> URL {
    let parent = place.deletingLastPathComponent()
    return parent.pathExtension == "lproj" ? parent : place
  }

  /// Returns a path in the form that the manifest requires, and adds a link if the path needs one.
  private mutating func reached(_ path: String) -> String {
    if let link = layout.link(to: path) { links[link.path] = link.target }
    return layout.inManifest(path)
  }

  private func unused(_ name: String, in names: inout Set<String>) -> String {
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    var number = 2
    while !names.insert("\(stem)-\(number).swift").inserted { number += 1 }
    return "\(stem)-\(number).swift"
  }
}
