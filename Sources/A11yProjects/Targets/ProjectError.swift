// SPDX-License-Identifier: MIT

/// Why a project cannot be read.
package enum ProjectError: Error, CustomStringConvertible {
  /// It cannot be opened.
  case unreadable(String)
  /// It is no project file, or a damaged one.
  case damaged(String)
  /// It is no workspace, or a damaged one.
  case damagedWorkspace(String)
  /// Swift did not read a package's manifest; the line says why.
  case manifest(String, String)
  /// A package does not build, or its program does not run; the line says why.
  case program(String, String)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .damaged(let path): "\(path) is damaged or not an Xcode project"
    case .damagedWorkspace(let path): "\(path) is damaged or not an Xcode workspace"
    case .manifest(let path, let reason): "cannot read \(path): \(reason)"
    case .program(let path, let reason): "\(path): \(reason)"
    }
  }
}
