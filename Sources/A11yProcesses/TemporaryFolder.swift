import A11yPlatform
import Foundation

/// A folder for one run, readable by nobody else.
package enum TemporaryFolder {
  /// Makes a folder with a name that begins with `a11ynav-`, and returns its path.
  package static func make() -> String? {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("a11ynav-XXXXXX")
    var path = Array(template.path.utf8CString)
    return path.withUnsafeMutableBufferPointer { path in
      guard let start = path.baseAddress, mkdtemp(start) != nil else { return nil }
      return String(cString: start)
    }
  }
}
