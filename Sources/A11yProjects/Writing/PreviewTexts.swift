// SPDX-License-Identifier: MIT

/// The contents of the files that a generated package has in addition to the app's own files.
enum PreviewTexts {
  static let mainPath = "PreviewsMain.swift"

  /// An entry point that only runs the previews.
  static let main = """
    import SwiftUI

    @main
    struct PreviewsMain {
      static func main() { Preview.main() }
    }

    """

  /// Returns the first test, which covers all previews.
  static func test(of target: String) -> String {
    """
    import A11yViewTesting
    import SwiftUI
    import Testing

    @testable import \(target)

    @MainActor @Test func everyPreviewSaysSomething() async throws {
      for preview in Preview.all {
        let session = try await Session(preview).exhaustive(false)
        session.perform("next")
        #expect(!session.transcript.compactMap(\\.line).isEmpty, "\\(preview.name) is silent")
      }
    }

    """
  }

  /// Returns the text of an empty module that replaces a module that is not available on this system.
  static func stub(of module: String, usedBy files: [String]) -> String {
    """
    // Stands in for the \(module) module, which is not available. Declare here the parts that these files use, as
    // far as they affect the spoken words. `a11ynav init --update` does not change this file.
    //
    \(files.map { "//   " + $0.filter { $0.isASCII && $0 != "\r" && $0 != "\n" } }.joined(separator: "\n"))

    """
  }
}
