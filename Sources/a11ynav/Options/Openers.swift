// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11yFiles
import A11yServer
import A11yTranscripts
import A11yWeb
import Foundation

/// The program's openers for documents and for each type of live source.
@MainActor
struct Openers {
  /// The openers for live sources.
  let all: [any SourceOpener]
  private let web: WebOpener
  /// The lines about documents that have already been printed.
  private let said = SaidLines()

  /// Creates the openers, starting with the opener for web pages.
  ///
  /// - Parameters:
  ///   - hosts: The hosts to which pages may connect, or `nil` to allow all hosts.
  ///   - firstEndpoint: The index of the browser to use first if several are named.
  ///   - isWindowless: Whether pages are opened without windows, because no images of them are needed.
  init(hosts: [String]? = nil, firstEndpoint: Int = 0, isWindowless: Bool = false) {
    web = WebOpener(hosts: hosts, firstEndpoint: firstEndpoint, isWindowless: isWindowless)
    all = [web] + DesktopAccess.openers
  }

  /// Discards the browsers that have exited unexpectedly since the previous call, and returns whether there were any.
  func forgetLostBrowsers() -> Bool { web.forgetLostBrowsers() }

  /// The header fields that specify a subject.
  nonisolated var fields: Set<String> { all.reduce(into: []) { $0.formUnion($1.fields) } }

  /// Returns whether a header specifies a live source.
  func recognize(_ subject: Subject) -> Bool { all.contains { $0.recognizes(subject) } }

  /// Opens the subject of a command line or a header.
  ///
  /// - Parameter listsNotices: Whether all unknown content in a document is listed.
  func open(_ subject: Subject, listsNotices: Bool = false) throws -> OpenedSource {
    if let opener = all.first(where: { $0.recognizes(subject) }) {
      do { return try opener.open(subject) } catch { throw Failure("\(error)") }
    }
    guard let path = subject.path("open") else {
      throw Failure("the header does not specify what to open")
    }
    var options = DocumentOptions()
    options.file = path
    options.notices = listsNotices
    options.format = subject["format"].flatMap(DocumentFormat.init)
    let document = try options.open(said)
    let source = try CapturedTree(document)
    if FileReplacement.canReplace(path) { source.reread = { try options.read() } }
    return OpenedSource(
      source,
      readingOrder: document.readingOrder,
      title: options.title
    )
  }

  /// Opens the subject that a client of the server specifies. Other tasks run while a page is being opened.
  ///
  /// - Parameter work: The queue for work that can wait only by running the main queue.
  func open(_ subject: Subject, waitingIn work: BlockingWork) async throws -> OpenedSource {
    switch all.first(where: { $0.recognizes(subject) }) {
    case let opener as WebOpener:
      do { return try await opener.openInTask(subject) } catch { throw Failure("\(error)") }
    case nil:
      // Standard input is used by the protocol, and reading a pipe or device may never end.
      let path = subject.path("open") ?? ""
      guard DocumentFile(path: path).isRegular else {
        throw Failure("\(path): this file does not exist or is not a regular file")
      }
      return try open(subject)
    default: return try await work.perform { [self] in try open(subject) }
    }
  }

  /// Whether a traffic recording could not be written, so that the program exits with code 2.
  private(set) static var hasFailed = false

  /// Releases browsers and similar resources, and reports traffic recordings that could not be written.
  func close() {
    for opener in all { opener.close() }
    for problem in web.takeProblems() {
      StandardError.write("a11ynav: \(problem)")
      Self.hasFailed = true
    }
  }
}
