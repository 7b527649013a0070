// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Loads the first document.
  func open(_ address: String) async throws(BrowserError) {
    watch(window)
    if let problem = await navigate(to: address) {
      throw BrowserError("\(address): \(problem)")
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
      _ = try? await target.call("DOM.getDocument", ["depth": -1, "pierce": true])
    }
  }

  /// Reads the document that is there.
  func begin() async {
    watch(window)
    _ = await settle()
    didOpen()
    if time == .real {
      _ = try? await target.call("DOM.getDocument", ["depth": 1])
    }
  }

  /// Loads another document, and returns once it is there.
  func go(to address: String) async -> ActionResponse {
    await navigating {
      if let problem = await navigate(to: address) {
        return .refused("\(address): \(problem).", update: await settle())
      }
      return .handled(await settle())
    }
  }

  /// Begins to load a document; returns what is wrong if it cannot be loaded.
  func navigate(to address: String) async -> String? {
    let target = target
    target.isLoaded = false
    do {
      let answer = try await target.call(
        "Page.navigate",
        ["url": .string(address)],
        limit: Limits.load
      ).result
      if answer["isDownload"].isTrue { return "this is a download, not a page" }
      if let error = answer["errorText"].string, !error.isEmpty {
        return LoadingProblem.words(for: error)
      }
      return nil
    } catch {
      switch error {
      case .blocked: return nil
      case .hung: return "the server did not answer within \(Limits.load.components.seconds) s"
      case .endless:
        await target.stopScripts()
        news.note(PageTarget.endlessScript)
        return nil
      case .refused(let words): return "the address cannot be opened: \(words)"
      case .crashed: return "the page crashed"
      case .ended: return "the browser has ended"
      }
    }
  }
}

/// What the browser's names for problems with the network mean.
enum LoadingProblem {
  /// A problem in a few words that say what to do.
  static func words(for code: String) -> String {
    let name = code.hasPrefix("net::ERR_") ? String(code.dropFirst("net::ERR_".count)) : code
    if let known = known[name] { return known }
    if name.hasPrefix("CERT_") || name.hasPrefix("SSL_") {
      return "the connection is not secure: the server's certificate is not valid (\(name))"
    }
    return "the page cannot be loaded (\(name))"
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
