// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11yTranscripts
import Foundation

/// A file with the words that a device spoke.
struct HeardFile {
  let path: String

  /// Reads the list of words from the file.
  func read() throws -> HeardList {
    do { return try HeardList(data: DocumentFile(path: path).data()) } catch let error
      as DocumentError
    {
      throw Failure("\(path): \(error)")
    }
  }

  /// Reads the words if the file is a list of a device's words. The file is recognized by its content or, if it is
  /// plain text, by its name.
  ///
  /// Standard input, pipes and addresses are treated as documents or pages.
  func recognized() throws -> HeardList? {
    guard DocumentFile(path: path).isRegular,
      let data = try? FileContent.read(path, limit: Document.sizeLimit)
    else { return nil }
    let isText = ["txt", "text"].contains((path as NSString).pathExtension.lowercased())
    return isText || HeardList.recognizes(data) ? try read() : nil
  }
}
