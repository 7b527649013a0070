// SPDX-License-Identifier: MIT

import Foundation

/// The errors that a build of the package reports for the app's files.
package struct BuildErrors {
  /// The errors of each file, by its path below the app's folder.
  package private(set) var files: [String: [String]] = [:]
  /// A line of the build's output that belongs to no file of the app.
  package private(set) var other: String?
  /// Whether everything was built.
  package let isBuilt: Bool

  /// Builds the package, which takes minutes if a11ynav's own part of it was never built.
  package init(building package: PackageFiles, in layout: PackageLayout) throws(ProjectError) {
    guard let swift = SwiftTool() else {
      throw .manifest(layout.packageFolder.path, "swift was not found in PATH")
    }
    let arguments = ["build", "-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"]
    let output = try swift.run(arguments, in: layout.packageFolder, limit: 3600)
    isBuilt = output.status == 0
    if !isBuilt { read(output.text + "\n" + output.errors, package, layout) }
  }

  /// Parses the output of a build.
  init(reading text: String, of package: PackageFiles, in layout: PackageLayout) {
    isBuilt = false
    read(text, package, layout)
  }

  private mutating func read(_ text: String, _ package: PackageFiles, _ layout: PackageLayout) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let mark = line.range(of: ": error: ") else {
        if line.hasPrefix("error: "), other == nil { other = String(line.dropFirst(7)) }
        continue
      }
      let message = String(line[mark.upperBound...])
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 2, place[0].hasSuffix(".swift"), Int(place[1]) != nil,
        let path = package.original(of: String(place[0]), in: layout)
      else {
        other = other ?? String(line)
        continue
      }
      files[path, default: []].append(message)
    }
  }
}

extension PackageFiles {
  /// Returns the app's file to which a path in the build's output refers, as a path below the app's folder.
  fileprivate func original(of path: String, in layout: PackageLayout) -> String? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let relative = RelativePath.from(layout.folder.resolvingSymlinksInPath(), to: place)
    return relative.hasPrefix("\(PackageLayout.generated)/") ? nil : relative
  }
}
