// SPDX-License-Identifier: MIT

import Foundation

/// An Xcode project, with its targets and each target's files.
package struct XcodeProject {
  /// The folder that contains the project.
  package let folder: URL
  package let targets: [AppTarget]

  /// Reads a project.
  package init(at place: URL) throws(ProjectError) {
    folder = place.deletingLastPathComponent().standardizedFileURL
    let objects = try XcodeObjects(of: place)
    let paths = XcodePaths(objects, in: folder)
    let folders = objects.project.map { project in
      Self.synchronized(project.text("mainGroup") ?? "", objects, paths, [])
    }
    targets = (objects.project.map { objects.objects("targets", of: $0) } ?? []).compactMap {
      AppTarget($0, objects, paths, folders ?? [])
    }
  }

  /// Returns the synchronized folders below a group.
  private static func synchronized(
    _ id: String,
    _ objects: XcodeObjects,
    _ paths: XcodePaths,
    _ around: Set<String>
  ) -> [SynchronizedFolder] {
    guard !around.contains(id), let object = objects[id] else { return [] }
    if let folder = SynchronizedFolder(object, objects, paths) { return [folder] }
    return object.list("children").flatMap {
      synchronized($0, objects, paths, around.union([id]))
    }
  }
}

extension AppTarget {
  /// Reads a target, or returns `nil` if the target does not build a named product, as when it only runs a script.
  fileprivate init?(
    _ target: XcodeObjects.Object,
    _ objects: XcodeObjects,
    _ paths: XcodePaths,
    _ folders: [SynchronizedFolder]
  ) {
    guard target.isa == "PBXNativeTarget", let name = target.text("name"),
      let kind = Kind(productType: target.text("productType") ?? "")
    else { return nil }
    self.init(name: name, kind: kind)
    let settings = XcodeSettings(of: target, objects)
    platforms = settings.platforms
    conditions = settings.conditions
    var found: Set<URL> = []
    var linked: [String] = []
    for phase in objects.objects("buildPhases", of: target) {
      for file in objects.objects("files", of: phase) {
        guard let reference = file.text("fileRef"), let object = objects[reference] else {
          continue
        }
        if phase.isa == "PBXFrameworksBuildPhase", let name = Self.linked(object) {
          linked.append(name)
          continue
        }
        // A file that exists in several languages is a group of files; a data model is a single file with several
        // versions.
        let isFile = object.isa == "PBXFileReference" || object.isa == "XCVersionGroup"
        for place in (isFile ? [reference] : object.list("children")).compactMap({ paths[$0] })
        where found.insert(place).inserted {
          if phase.isa == "PBXSourcesBuildPhase", place.pathExtension == "swift" {
            files.append(place)
          } else if phase.isa == "PBXResourcesBuildPhase" || DataModelFile.isModel(place) {
            resources.append(place)
          }
        }
      }
    }
    for folder in folders {
      let inside = folder.files(of: target)
      files += inside.sources.filter { found.insert($0).inserted }
      resources += inside.resources.filter { found.insert($0).inserted }
    }
    dependencies = objects.objects("dependencies", of: target).compactMap { dependency in
      dependency.text("target").flatMap { objects[$0]?.text("name") } ?? dependency.text("name")
    }
    dependencies += linked.filter { !dependencies.contains($0) }
    products = objects.objects("packageProductDependencies", of: target).compactMap { use in
      guard let name = use.text("productName") else { return nil }
      return ProductUse(
        name: name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name,
        package: use.text("package").flatMap { objects[$0] }.flatMap(RemotePackage.init)
      )
    }
  }
}

extension AppTarget {
  /// Returns the target that builds a framework or library, or `nil` for a system library.
  ///
  /// In a workspace, the target may be in another project, in which case only the product's name identifies it.
  fileprivate static func linked(_ object: XcodeObjects.Object) -> String? {
    guard object.text("sourceTree") == "BUILT_PRODUCTS_DIR", let path = object.text("path") else {
      return nil
    }
    let name = path.split(separator: "/").last ?? ""
    if name.hasSuffix(".framework") { return String(name.dropLast(10)) }
    guard name.hasPrefix("lib"), name.hasSuffix(".a") else { return nil }
    return String(name.dropFirst(3).dropLast(2))
  }
}

extension AppTarget.Kind {
  fileprivate init?(productType: String) {
    let type = productType.replacing("com.apple.product-type.", with: "")
    if type.hasPrefix("application") || type.contains("extension") {
      self = .program
    } else if type.hasPrefix("framework") || type.hasPrefix("library") {
      self = .library
    } else if type.hasPrefix("bundle.") {
      self = .tests
    } else {
      return nil
    }
  }
}

extension RemotePackage {
  fileprivate init?(_ reference: XcodeObjects.Object) {
    guard let address = reference.text("repositoryURL") else { return nil }
    let wanted = reference.table("requirement")
    func quoted(_ key: String) -> String? { wanted[key].map(SwiftLiteral.text) }
    let requirement: String? =
      switch wanted["kind"] ?? "" {
      case "exactVersion": quoted("version").map { "exact: \($0)" }
      case "branch": quoted("branch").map { "branch: \($0)" }
      case "revision": quoted("revision").map { "revision: \($0)" }
      case "upToNextMinorVersion":
        quoted("minimumVersion").map { ".upToNextMinor(from: \($0))" }
      case "versionRange":
        quoted("minimumVersion").flatMap { low in
          quoted("maximumVersion").map { "\(low)..<\($0)" }
        }
      default: quoted("minimumVersion").map { "from: \($0)" }
      }
    guard let requirement else { return nil }
    self.init(address: address, requirement: requirement)
  }
}
