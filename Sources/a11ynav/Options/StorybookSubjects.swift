// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yTranscripts
import A11yWeb
import ArgumentParser

/// The option that specifies a Storybook.
struct StorybookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Audit every story in the Storybook at this address or, with --serve, at this path in the folder.",
      valueName: "address"
    )
  )
  var storybook: String?

  /// Returns the subjects on the command line, followed by the Storybook's stories. The Storybook is opened to list its
  /// stories.
  @MainActor
  func all(with subjects: AuditSubjects, _ openers: Openers) throws -> [NamedSubject] {
    guard let storybook else { return subjects.all }
    let fields = subjects.page.fields(isRealTime: false)
    let stories = try StorybookSubjects.all(at: storybook, fields, openers)
    // With a Storybook, the page options describe how to open the Storybook and do not name another page.
    return (subjects.files.isEmpty && subjects.launch.isEmpty ? [] : subjects.all) + stories
  }
}

/// The stories in a Storybook, listed as subjects.
@MainActor
enum StorybookSubjects {
  /// Opens the index of a Storybook and returns the stories.
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
