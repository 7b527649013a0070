// SPDX-License-Identifier: MIT

/// The reason that a project cannot be read.
package enum ProjectError: Error, CustomStringConvertible {
  /// The project cannot be opened.
  case unreadable(String)
  /// The file is not a project file or is damaged.
  case damaged(String)
  /// The file is not a workspace or is damaged.
  case damagedWorkspace(String)
  /// A package's manifest could not be read by Swift, for the reason in the second string.
  case manifest(String, String)
  /// A package could not be built, or its program could not be run, for the reason in the second string.
  case program(String, String)
  /// The recorded cuts cannot be read, for the reason in the second string.
  case cuts(String, String)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .damaged(let path): "\(path) is damaged or not an Xcode project"
    case .damagedWorkspace(let path): "\(path) is damaged or not an Xcode workspace"
    case .manifest(let path, let reason): "cannot read \(path): \(reason)"
    case .program(let path, let reason): "\(path): \(reason)"
    case .cuts(let path, let reason): "\(path): \(reason); correct it, or delete the file"
    }
  }
}
