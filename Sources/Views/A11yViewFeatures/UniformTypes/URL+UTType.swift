// SPDX-License-Identifier: MIT

import Foundation

extension URL {
  /// The place of a file of a kind in this folder.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }
  /// The place with the extension of a kind of file.
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}
