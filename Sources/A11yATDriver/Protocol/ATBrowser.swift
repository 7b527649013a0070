// SPDX-License-Identifier: MIT

import A11yJSON

/// A browser that somebody else drives, as a client names it in its capabilities.
struct ATBrowser: Equatable {
  /// The debugging port that the browser listens on.
  let port: Int

  /// The capabilities that name a browser.
  static let capabilities: Set<String> = ["a11ynav:debuggerAddress", "goog:chromeOptions"]

  /// Reads the browser from the capabilities of a client.
  ///
  /// A WebDriver for Chrome says where its browser listens in `goog:chromeOptions`, whose
  /// `debuggerAddress` a client passes on as it is, or as `a11ynav:debuggerAddress`.
  ///
  /// - Returns: `nil` if they name none.
  /// - Throws: ``ATDriverError`` if the address is none of this machine's.
  static func read(_ capabilities: JSONValue) throws(ATDriverError) -> ATBrowser? {
    let own = capabilities["a11ynav:debuggerAddress"]
    let address = own == .null ? capabilities["goog:chromeOptions"]["debuggerAddress"] : own
    if address == .null { return nil }
    guard let text = address.string, let colon = text.lastIndex(of: ":"),
      ["localhost", "127.0.0.1", "[::1]"].contains(String(text[..<colon])),
      let port = Int(text[text.index(after: colon)...]), (1...65535).contains(port)
    else {
      throw ATDriverError(
        .invalidArgument,
        "the debugging address must be on this machine, such as “localhost:9222”"
      )
    }
    return ATBrowser(port: port)
  }
}
