// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yNavigation
import A11yTree
import A11yWeb
import Foundation
import Testing

@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct CaptureTests {
  /// Compares the words of a capture with the words of the live page, for every page in the `frames` and `patterns`
  /// folders.
  @Test func `A capture has the same words as the live page`()
    async throws
  {
    for folder in ["frames", "patterns"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: TestBrowser.file(folder))
      for name in names.sorted() where name.hasSuffix(".html") {
        let page = try await TestBrowser.open("\(folder)/\(name)")
        let live = try AccessibilityTree(page.start())
        let document = try Document(data: page.capture())
        page.close()
        #expect(document.notices.isEmpty, "\(name): \(document.notices)")
        let captured = try AccessibilityTree(document.tree)
        #expect(words(of: captured) == words(of: live), "\(name)")
      }
    }
  }

  private func words(of tree: AccessibilityTree) -> [String] {
    var words: [String] = []
    guard let scope = tree.scope else { return [] }
    var place = tree.first(.stop, in: scope)
    while let id = place {
      words.append(VoiceOver.words(of: id, in: tree).text)
      place = tree.next(.stop, after: id, in: scope)
    }
    return words
  }
}
