// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProcesses
import A11ySession
import A11yTranscripts
import A11yWeb
import Foundation

/// A sign-in to a site, which is performed once. The resulting cookies and local storage are saved and then used to
/// open the site's pages.
@MainActor
struct SiteLogin {
  /// The path of the file with the cookies and local storage. No other user can read the file, and the file is removed
  /// when the program exits.
  let path: String
  private let folder: GuardedFolder

  /// Runs a script on the page that the script's header specifies.
  ///
  /// - Parameters:
  ///   - fields: The header fields for the site's pages, which the script's own header overrides.
  /// - Throws: `Failure` if the script cannot be run to its end.
  init(
    _ script: String,
    for fields: [Subject.Field],
    _ technology: TechnologyOptions,
    _ openers: Openers
  ) throws {
    let walk = try Walk(
      keys: nil,
      script: script,
      technology: technology,
      subjectFields: openers.fields
    )
    var subject = Subject(header: walk.header, folder: walk.folder)
    subject.fields += fields.filter { subject[$0.name] == nil && $0.name != "serve" }
    guard subject["open"] != nil else {
      throw Failure(
        "\(script): the header does not name a page; add a line such as “open: https://…”"
      )
    }
    let opened = try openers.open(subject)
    guard let page = opened.source as? WebPage else {
      throw Failure("\(script): “open” does not specify a web page")
    }
    try Self.run(walk, on: opened)
    guard let state = page.storageStateNow() else {
      throw Failure("\(script): the page no longer responds")
    }
    page.close()
    guard let folder = GuardedFolder() else {
      throw Failure("a temporary folder cannot be created")
    }
    (self.folder, path) = (folder, "\(folder.path)/login.json")
    try state.data.write(to: URL(fileURLWithPath: path))
  }

  private static func run(_ walk: Walk, on opened: OpenedSource) throws {
    let session = AssistiveSession(
      source: opened.source,
      settings: walk.settings,
      readingOrder: opened.readingOrder,
      pacing: .scriptOnTheWall
    )
    let driver = ScriptDriver(session)
    driver.start()
    if let failure = try walk.perform(in: session, with: driver) { throw failure }
    driver.finishReading()
  }

  /// Removes the file with the cookies and local storage.
  func forget() { folder.remove() }
}
