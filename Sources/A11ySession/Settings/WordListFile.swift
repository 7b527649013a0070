// SPDX-License-Identifier: MIT

import A11yNavigation
import Foundation

extension WordList {
  /// Reads a word list from a file.
  ///
  /// - Parameter folder: The folder that a relative path refers to.
  /// - Throws: ``SessionError`` that names the path and the reason.
  public static func read(
    _ path: String,
    in folder: String = ""
  ) throws(SessionError) -> WordList {
    let place = URL(
      fileURLWithPath: path,
      relativeTo: folder.isEmpty ? nil : URL(fileURLWithPath: folder, isDirectory: true)
    )
    let values = try? place.resolvingSymlinksInPath()
      .resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    // A read from a pipe might never end.
    guard values?.isRegularFile == true else {
      throw .usage("the word list at “\(path)” is not a readable file")
    }
    do {
      guard (values?.fileSize ?? 0) <= mostBytes else { throw Fault.tooLarge }
      return try WordList([UInt8](Data(contentsOf: place)))
    } catch let fault as Fault {
      throw .usage("the word list at “\(path)” \(fault)")
    } catch {
      throw .usage("the word list at “\(path)” is not a readable file")
    }
  }
}
