// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yTranscripts
import A11yWeb

/// The stories of a Storybook, listed as subjects.
@MainActor
enum StorybookSubjects {
  /// Opens the index of a Storybook and returns its stories.
  ///
  /// - Parameters:
  ///   - address: The Storybook's location, which is an address or a path in the served folder.
  ///   - fields: The header fields with which the Storybook's pages are opened.
  static func all(
    at address: String,
    _ fields: [Subject.Field],
    _ openers: Openers
  ) throws -> [NamedSubject] {
    let base = address == "." || address.isEmpty || address.hasSuffix("/") ? address : address + "/"
    func subject(_ page: String) -> Subject {
      let path = (base == "." ? "" : base) + page
      return Subject([Subject.Field("open", path)] + fields)
    }
    let opened = try openers.open(subject("index.json"))
    let session = AssistiveSession(source: opened.source)
    defer { session.close() }
    guard let page = opened.source as? WebPage else {
      throw Failure("\(address): this is not a Storybook")
    }
    let answer = try page.checkNow(with: "", "document.body.innerText")
    do {
      return try Storybook(answer: answer).stories.map {
        NamedSubject(name: $0.name, subject: subject($0.address))
      }
    } catch {
      throw Failure("\(address): \(error)")
    }
  }
}
