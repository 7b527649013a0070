// SPDX-License-Identifier: MIT

import A11yTree

/// A page's navigation to other documents, which is navigation to an address, back and forward navigation, and the
/// return to the position at which the user left a document.
@MainActor
final class PageHistory {
  /// Whether a caller is waiting for an address to be opened. The caller receives any errors.
  private(set) var isReporting = false
  private let reader: PageReader
  private let trail = PageTrail()

  init(_ reader: PageReader) { self.reader = reader }

  /// Performs work that opens an address on behalf of a caller, which receives any errors.
  func reporting<Result>(_ body: () async -> Result) async -> Result {
    isReporting = true
    defer { isReporting = false }
    return await body()
  }

  /// Records that the user activated an element, which may lead to another document.
  func leave(at element: Element) { trail.note(element, at: reader.target.url) }

  /// Loads another document, and returns once it has been loaded.
  func go(to address: String) async -> ActionResponse {
    await reporting {
      do throws(LoadingProblem) {
        try await navigate(to: address)
        return .handled(await reader.settle())
      } catch {
        return .refused("\(address): \(error.words).", update: await reader.settle())
      }
    }
  }

  /// Starts loading a document.
  ///
  /// - Throws: ``LoadingProblem`` if the document cannot be loaded.
  func navigate(to address: String) async throws(LoadingProblem) {
    let target = reader.target
    target.beginLoading()
    let navigation: Navigation
    do {
      navigation = try await target.call(.navigate(to: address), limit: Limits.load)
    } catch {
      switch error {
      case .blocked: return
      case .hung:
        let seconds = Limits.load.components.seconds
        throw LoadingProblem("the server did not respond within \(seconds) s")
      case .endless:
        await target.stopScripts()
        reader.output.note(PageTarget.endlessScript)
        return
      case .refused(let words):
        throw LoadingProblem("the address cannot be opened: \(words)")
      case .crashed: throw LoadingProblem("the page crashed")
      case .ended: throw LoadingProblem("the browser has exited")
      }
    }
    if navigation.isDownload { throw LoadingProblem(downloadOf: target.mediaType) }
    guard let code = navigation.errorText, !code.isEmpty else { return }
    if let status = target.status, status == 204 || status == 205 {
      throw LoadingProblem(
        "the server returned status \(status), which means that there is no content"
      )
    }
    throw target.loadingProblem(code)
  }

  /// Moves back or forward in the history of the frontmost window.
  func goInHistory(by offset: Int) async -> ActionResponse {
    do {
      if try await move(by: offset) { return .handled(await settleWhereLeft()) }
    } catch {
      return ActionResponse(await reader.outcome(of: error), update: await reader.settle())
    }
    let words = offset < 0 ? "previous" : "next"
    return .refused("There is no \(words) page.")
  }

  /// Leaves the page by going back to the previous page. If there is no previous page, goes to the window that opened
  /// the current window.
  ///
  /// - Returns: Whether a previous page or another window existed.
  func leave() async throws(DevToolsError) -> Bool {
    if try await move(by: -1) { return true }
    guard reader.windows.all.count > 1, reader.windows.place != 0 else { return false }
    reader.output.send(await reader.closeWindow().update)
    return true
  }

  /// Reloads the page.
  func reload() async -> ActionResponse {
    do {
      reader.target.beginLoading()
      try await reader.target.call(.reload, limit: Limits.load)
      return .handled(await reader.settle())
    } catch {
      return ActionResponse(await reader.outcome(of: error), update: await reader.settle())
    }
  }

  /// Announces the page's title, address and window for a user who has lost track of the current page.
  func announce() async -> ActionResponse {
    do {
      let current = try await reader.target.call(.getNavigationHistory).entry(0)?.url
      var parts = [reader.shown.title, AddressMask.masked(address: current ?? reader.target.url)]
        .filter { !$0.isEmpty }
      if reader.windows.all.count > 1, let place = reader.windows.place {
        parts.append("window \(place + 1) of \(reader.windows.all.count)")
      }
      let words = parts.joined(separator: ", ")
      return .handled(TreeUpdate(announcements: [Announcement(words)]))
    } catch {
      return ActionResponse(await reader.outcome(of: error))
    }
  }

  /// Lets the page settle. If the user has returned to the page, moves the cursors to the element at which the user
  /// left the page.
  func settleWhereLeft() async -> TreeUpdate {
    var update = await reader.settle()
    if let place = trail.takeReturn(to: reader.target.url, among: reader.page.elements) {
      update.focusRequests.append(reader.focus.request(place))
    }
    return update
  }

  private func move(by offset: Int) async throws(DevToolsError) -> Bool {
    // Every tab that a11ynav opens begins with an empty page.
    guard let entry = try await reader.target.call(.getNavigationHistory).entry(offset),
      entry.url != "about:blank"
    else { return false }
    if offset < 0 { trail.beginReturn() }
    try await reader.target.call(.navigate(toEntry: entry))
    return true
  }
}

extension PageTarget {
  /// Returns the description of a network problem from the browser's name for it.
  func loadingProblem(_ code: String) -> LoadingProblem {
    LoadingProblem(code: code, isReplayed: network.replay != nil)
  }
}

/// The reason that a document could not be loaded.
struct LoadingProblem: Error {
  /// A brief description of the problem that helps the user to solve it.
  let words: String

  /// The media type of a document that was downloaded because it is not a page, such as a PDF, or `nil` for a page that
  /// the server offers as a download.
  private(set) var downloadType: String?

  init(_ words: String) { self.words = words }

  /// Creates a description of a download.
  ///
  /// - Parameter type: The media type, or `nil` if it is not known.
  init(downloadOf type: String?) {
    words = "the address leads to a download, not a page"
    if let type, !type.isEmpty, !Self.typesOfPages.contains(type) { downloadType = type }
  }

  /// Creates a description of a network problem from the browser's name for it.
  ///
  /// - Parameter isReplayed: Whether recorded traffic takes the place of servers.
  init(code: String, isReplayed: Bool = false) {
    let name = code.hasPrefix("net::ERR_") ? String(code.dropFirst("net::ERR_".count)) : code
    if isReplayed, name == "BLOCKED_BY_CLIENT" {
      words = "the recorded traffic has no response to this request"
    } else if let known = Self.known[name] {
      words = known
    } else if name.hasPrefix("CERT_") || name.hasPrefix("SSL_") {
      words =
        "the connection is not secure, because the server's certificate is not valid (\(name))"
    } else {
      words = "the page cannot be loaded (\(name))"
    }
  }

  private static let typesOfPages = ["text/html", "application/xhtml+xml"]

  private static let known = [
    "NAME_NOT_RESOLVED": "there is no server with that name",
    "CONNECTION_REFUSED": "no server is listening there; check that it is running",
    "CONNECTION_RESET": "the server closed the connection",
    "CONNECTION_CLOSED": "the server closed the connection",
    "EMPTY_RESPONSE": "the server sent an empty response",
    "CONNECTION_TIMED_OUT": "the server is not responding",
    "ADDRESS_UNREACHABLE": "the server cannot be reached",
    "INTERNET_DISCONNECTED": "there is no network connection",
    "TOO_MANY_REDIRECTS": "the server’s redirects form a loop",
    "FILE_NOT_FOUND": "there is no such file",
    "ACCESS_DENIED": "access to the file was denied",
    "INVALID_URL": "the address is not valid",
    "UNKNOWN_URL_SCHEME": "the address is not a web address",
    "UNSAFE_PORT": "the browser does not allow pages on that port",
    "ABORTED": "the address leads to a download, not a page",
    "BLOCKED_BY_CLIENT": "the browser refused to open the page",
  ]
}
