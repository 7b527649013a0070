// SPDX-License-Identifier: MIT

import A11yJSON

/// A browser that another program drives, as specified in a client's capabilities.
struct ATBrowser: Equatable {
  /// The browser's debugging port.
  let port: Int

  /// The capabilities that specify a browser.
  static let capabilities: Set<String> = ["a11ynav:debuggerAddress", "goog:chromeOptions"]

  /// Reads the browser from a client's capabilities.
  ///
  /// A WebDriver server for Chrome reports the address of its browser as `debuggerAddress` in `goog:chromeOptions`. A
  /// client passes the reported capability on unchanged, or passes only the address on as `a11ynav:debuggerAddress`.
  ///
  /// - Returns: The browser, or `nil` if the capabilities do not name one.
  /// - Throws: ``ATDriverError`` if the address is not on this machine.
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
        "the debugging address must refer to this machine, as “localhost:9222” does"
      )
    }
    return ATBrowser(port: port)
  }
}
