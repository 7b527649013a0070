// SPDX-License-Identifier: MIT

import Foundation

/// A folder whose files belong to targets without being listed individually, as in Xcode 16 and later.
///
/// All files in the folder belong to the targets that list the folder, except files that are listed as exceptions. A
/// target that does not list the folder contains only the files that an exception assigns to it.
struct SynchronizedFolder {
  private let id: String
  private let place: URL
  /// The exceptions as paths relative to the folder, keyed by target.
  private let exceptions: [String: Set<String>]

  init?(_ object: XcodeObjects.Object, _ objects: XcodeObjects, _ paths: XcodePaths) {
    guard object.isa == "PBXFileSystemSynchronizedRootGroup", let place = paths[object.id] else {
      return nil
    }
    id = object.id
    self.place = place
    var exceptions: [String: Set<String>] = [:]
    for exception in objects.objects("exceptions", of: object) {
      guard let target = exception.text("target") else { continue }
      exceptions[target, default: []].formUnion(exception.list("membershipExceptions"))
    }
    self.exceptions = exceptions
  }

  /// Returns the files that belong to a target.
  func files(of target: XcodeObjects.Object) -> FolderFiles {
    let names = exceptions[target.id] ?? []
    let owns = target.list("fileSystemSynchronizedGroups").contains { $0 == id }
    return FolderFiles(in: place) { path in
      names.contains { path == $0 || path.hasPrefix($0 + "/") } != owns
    }
  }
}
