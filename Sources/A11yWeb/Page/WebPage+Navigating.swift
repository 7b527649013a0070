// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Loads the first document.
  func open(_ address: String) async throws(BrowserError) {
    watch(window)
    do { try await navigate(to: address) } catch {
      throw BrowserError("\(address): \(error.words)")
    }
    _ = await read()
    await followWindows()
    if list.hasNewFront { _ = await read() }
    await askForScrolling()
    didOpen()
    if page.root == nil, target.dialog == nil, isClosed {
      throw BrowserError("\(address): the page closed or crashed while it was loading")
    }
    if time == .real {
      try? await target.call(.getDocument(depth: -1))
    }
  }

  /// Reads the document that is there.
  func begin() async {
    watch(window)
    _ = await settle()
    didOpen()
    if time == .real {
      try? await target.call(.getDocument(depth: 1))
    }
  }

  /// Loads another document, and returns once it is there.
  func go(to address: String) async -> ActionResponse {
    await navigating {
      do throws(LoadingProblem) {
        try await navigate(to: address)
        return .handled(await settle())
      } catch {
        return .refused("\(address): \(error.words).", update: await settle())
      }
    }
  }

  /// Begins to load a document.
  ///
  /// - Throws: ``LoadingProblem`` if it cannot be loaded.
  func navigate(to address: String) async throws(LoadingProblem) {
    let target = target
    target.beginLoading()
    let navigation: Navigation
    do {
      navigation = try await target.call(.navigate(to: address), limit: Limits.load)
    } catch {
      switch error {
      case .blocked: return
      case .hung:
        let seconds = Limits.load.components.seconds
        throw LoadingProblem("the server did not answer within \(seconds) s")
      case .endless:
        await target.stopScripts()
        note(PageTarget.endlessScript)
        return
      case .refused(let words):
        throw LoadingProblem("the address cannot be opened: \(words)")
      case .crashed: throw LoadingProblem("the page crashed")
      case .ended: throw LoadingProblem("the browser has ended")
      }
    }
    if navigation.isDownload { throw LoadingProblem("this is a download, not a page") }
    if let code = navigation.errorText, !code.isEmpty { throw LoadingProblem(code: code) }
  }
}

/// Why a document could not be loaded.
struct LoadingProblem: Error {
  /// The problem, in a few words that say what to do.
  let words: String

  init(_ words: String) { self.words = words }

  /// What the browser's name for a problem with the network means.
  init(code: String) {
    let name = code.hasPrefix("net::ERR_") ? String(code.dropFirst("net::ERR_".count)) : code
    if let known = Self.known[name] {
      words = known
    } else if name.hasPrefix("CERT_") || name.hasPrefix("SSL_") {
      words = "the connection is not secure: the server's certificate is not valid (\(name))"
    } else {
      words = "the page cannot be loaded (\(name))"
    }
  }

  private static let known = [
    "NAME_NOT_RESOLVED": "there is no server of that name",
    "CONNECTION_REFUSED": "nothing listens there; is the server running?",
    "CONNECTION_RESET": "the server ended the connection",
    "CONNECTION_CLOSED": "the server ended the connection",
    "EMPTY_RESPONSE": "the server answered nothing",
    "CONNECTION_TIMED_OUT": "the server does not answer",
    "ADDRESS_UNREACHABLE": "the server cannot be reached",
    "INTERNET_DISCONNECTED": "there is no network",
    "TOO_MANY_REDIRECTS": "the server redirects in a circle",
    "FILE_NOT_FOUND": "there is no such file",
    "ACCESS_DENIED": "the file may not be read",
    "INVALID_URL": "this is no address",
    "UNKNOWN_URL_SCHEME": "this is no address of a web page",
    "UNSAFE_PORT": "the browser opens no pages on that port",
    "ABORTED": "this is a download, not a page",
    "BLOCKED_BY_CLIENT": "the browser refused to open it",
  ]
}
