// SPDX-License-Identifier: MIT

import Foundation

extension LocalizedBundle {
  /// The program's bundle.
  ///
  /// On Apple's systems, the main bundle contains the resources of an app's target. Swift Package Manager puts the
  /// resources into a `PACKAGE_TARGET.resources` folder next to the program, so this bundle contains the tables in the
  /// folder with the program's name. In a test program, whose name differs from the app's name, the bundle contains the
  /// tables of all targets.
  package static let main = LocalizedBundle(folders: mainFolders)

  private static var mainFolders: [URL] {
    let main = Bundle.main
    let program = main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let folder = program.deletingLastPathComponent()
    let name = program.deletingPathExtension().lastPathComponent
    let resources = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".resources") }.sorted()
    let isTest = program.pathExtension == "xctest"
    let own = resources.filter { isTest || $0.hasSuffix("_\(name).resources") }
    return [main.resourceURL, main.bundleURL].compactMap(\.self).reduce(into: []) { places, place in
      if !places.contains(place) { places.append(place) }
    } + own.map { folder.appendingPathComponent($0) }
  }
}
