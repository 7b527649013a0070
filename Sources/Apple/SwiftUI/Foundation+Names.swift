// SPDX-License-Identifier: MIT

import Foundation

// Names of Foundation that need the runtime of Objective-C, or a device.

extension URL {
  static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
  }
}
