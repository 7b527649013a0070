// SPDX-License-Identifier: MIT

import A11yOpening
import Foundation

/// The files that the user can choose for a page.
struct ChoosableFiles: Hashable, Sendable {
  /// The reason that the user cannot choose a file, as a sentence without its period.
  struct Refusal: Error { let reason: String }

  /// The environment variable that names another folder from which scripts can choose files.
  static let variable = "A11YNAV_FILES"

  /// The folder to which paths are relative, or an empty string for the current folder.
  var folder = ""
  /// Whether only files in the folder, or in the folder named by ``variable``, can be chosen. A script may be written
  /// by a stranger, whereas a person at a keyboard chooses files deliberately.
  var isConfined = true

  /// Returns the absolute paths of files for a file chooser, with symbolic links resolved.
  func find(_ paths: [String], for chooser: FileChooser) throws(Refusal) -> [String] {
    guard chooser.isMultiple || paths.count == 1 else {
      throw Refusal(reason: "the field accepts only one file")
    }
    var found: [String] = []
    for path in paths { found.append(try find(path)) }
    return found
  }

  private func find(_ path: String) throws(Refusal) -> String {
    let other = ProcessInfo.processInfo.environment[Self.variable]
    let folders = ([folder] + [other].compactMap(\.self)).map { ConfinedFolder($0) }
    let named = path.hasPrefix("~/") ? NSHomeDirectory() + path.dropFirst() : path
    let places = folders.map { $0.resolve(named) }
    let allowed = places.filter { place in
      !isConfined || folders.contains { $0.holds(place) }
    }
    guard !allowed.isEmpty else {
      throw Refusal(reason: "“\(path)” is not in the script's folder or in \(Self.variable)")
    }
    for place in allowed {
      let type = (try? FileManager.default.attributesOfItem(atPath: place))?[.type]
      if type as? FileAttributeType == .typeRegular { return place }
    }
    throw Refusal(reason: "there is no file at “\(path)”")
  }
}
