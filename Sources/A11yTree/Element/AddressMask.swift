// SPDX-License-Identifier: MIT

import Synchronization

/// A mask that removes secrets from addresses, as in `http://ada:***@example.org/?token=***`.
///
/// The password before the host is masked, as are the values of ``parameters`` in the query and the fragment. Sources
/// open the original address. In all other uses of an address, its secrets are masked before output or speech.
public enum AddressMask {
  /// The names of the parameters whose values are masked, in lowercase.
  public static let parameters: Set<String> = [
    "access_token", "api_key", "api-key", "apikey", "auth", "auth_token", "client_secret",
    "id_token",
    "jwt", "key", "passwd", "password", "pwd", "refresh_token", "secret", "session_id", "sessionid",
    "sid", "sig", "signature", "token", "x-amz-credential", "x-amz-security-token",
    "x-amz-signature",
  ]

  /// The parameter names that the user has added, which are set once when the program starts.
  private static let added = Mutex<Set<String>>([])

  /// Adds the names of more parameters whose values are masked.
  public static func add(_ names: some Sequence<String>) {
    added.withLock { $0.formUnion(names.map { $0.lowercased() }) }
  }

  /// Returns the address with its secrets masked.
  public static func masked(address: String) -> String {
    masked(address, isText: false)
  }

  /// Returns the text, with the secrets masked in every address in it.
  public static func masked(text: String) -> String {
    hasAddress(text) ? masked(text, isText: true) : text
  }

  /// Returns whether a string contains `://`, with or without its slashes escaped as in JSON.
  private static func hasAddress(_ text: String) -> Bool {
    var slashes: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ":"): slashes = 0
      case UInt8(ascii: "/"):
        guard let count = slashes else { continue }
        if count == 1 { return true }
        slashes = count + 1
      case UInt8(ascii: "\\"): continue
      default: slashes = nil
      }
    }
    return false
  }

  private static func masked(_ text: String, isText: Bool) -> String {
    let bytes = Array(text.utf8)
    let names = parameters.union(added.withLock { $0 })
    var scan = AddressScan(bytes: bytes, isText: isText, names: names)
    let secrets = scan.secrets()
    guard !secrets.isEmpty else { return text }
    var result: [UInt8] = []
    var place = 0
    for secret in secrets {
      result += bytes[place..<secret.lowerBound]
      result += "***".utf8
      place = secret.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}

/// Finds the secrets in all addresses in a string. The string can also be a single address.
private struct AddressScan {
  let bytes: [UInt8]
  /// Whether the input is running text, in which an address begins with a scheme and ends at a space or a quotation
  /// mark.
  let isText: Bool
  let names: Set<String>
  private var found: [Range<Int>] = []

  init(bytes: [UInt8], isText: Bool, names: Set<String>) {
    self.bytes = bytes
    self.isText = isText
    self.names = names
  }

  /// Returns the ranges of an address's secrets, in order.
  mutating func secrets() -> [Range<Int>] {
    if !isText, bytes.count > 1, bytes[0] == UInt8(ascii: "/"), bytes[1] == UInt8(ascii: "/") {
      readParameters(from: readAuthority(from: 2))
      return found
    }
    var place = 0
    while let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) {
      guard let start = slashes(after: colon), colon > 0,
        Self.isSchemeEnd(bytes[colon - 1])
      else {
        place = colon + 1
        continue
      }
      place = readParameters(from: readAuthority(from: start))
      if !isText { return found }
    }
    if !isText { readParameters(from: 0) }
    return found
  }

  /// Returns the position after the two slashes that follow a colon, or `nil` if there are none.
  private func slashes(after colon: Int) -> Int? {
    var place = colon + 1
    for _ in 0..<2 {
      if place < bytes.count, bytes[place] == UInt8(ascii: "\\") { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "/") else { return nil }
      place += 1
    }
    return place
  }

  /// Parses the user, the password and the host of an address, and returns the position after them.
  private mutating func readAuthority(from start: Int) -> Int {
    var end = start
    var at: Int?
    while end < bytes.count, !isEnd(end), !"/?#\\".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "@") { at = end }
      end += 1
    }
    if let at, let colon = bytes[start..<at].firstIndex(of: UInt8(ascii: ":")), colon + 1 < at {
      found.append(colon + 1..<at)
    }
    return end
  }

  /// Parses the parameters in the query and the fragment, and returns the end of the address.
  @discardableResult
  private mutating func readParameters(from start: Int) -> Int {
    var place = start
    while place < bytes.count, !isEnd(place) {
      guard let name = parameterStart(at: place) else {
        place += 1
        continue
      }
      var end = name
      while end < bytes.count, !isEnd(end), !isParameterEnd(end), !"=?".utf8.contains(bytes[end]) {
        end += 1
      }
      place = end
      guard end < bytes.count, bytes[end] == UInt8(ascii: "="), isSecret(name..<end) else {
        continue
      }
      place += 1
      while place < bytes.count, !isEnd(place), !isParameterEnd(place) { place += 1 }
      let last = isText && (place == bytes.count || isEnd(place)) ? beforePunctuation(place) : place
      if last > end + 1 { found.append(end + 1..<last) }
    }
    return place
  }

  /// Returns the start of the parameter name after a separator, or `nil` if there is no separator.
  private func parameterStart(at place: Int) -> Int? {
    guard isParameterEnd(place) || bytes[place] == UInt8(ascii: "?") else { return nil }
    // HTML and JSON may escape the separator.
    for separator in ["&amp;", "&#38;", "&#x26;"] where has(separator, at: place) {
      return place + separator.utf8.count
    }
    return place + (bytes[place] == UInt8(ascii: "\\") ? 6 : 1)
  }

  private func isParameterEnd(_ place: Int) -> Bool {
    "&;#".utf8.contains(bytes[place]) || has("\\u0026", at: place)
  }

  private func has(_ word: String, at place: Int) -> Bool {
    bytes[place...].starts(with: word.utf8)
  }

  /// Returns whether an address in running text ends before the given position.
  private func isEnd(_ place: Int) -> Bool {
    guard isText else { return false }
    let byte = bytes[place]
    return byte <= 0x20 || byte == 0x7F || "\"'<>`".utf8.contains(byte)
      || byte == 0xE2 && ["“", "”", "‘", "’"].contains { has($0, at: place) }
      || byte == UInt8(ascii: "&")
        && ["&quot;", "&lt;", "&gt;", "&#34;", "&#39;", "&apos;"]
          .contains { has($0, at: place) }
  }

  /// Returns the end of an address, excluding trailing punctuation that belongs to the surrounding text.
  private func beforePunctuation(_ end: Int) -> Int {
    var end = end
    while end > 0, ",.:;!?)]}".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func isSchemeEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Returns whether a parameter's name, percent-encoded or not, is one of the names whose values are masked.
  private func isSecret(_ range: Range<Int>) -> Bool {
    guard range.count <= 200 else { return false }
    var name: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < range.upperBound,
        let code = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16)
      {
        name.append(code)
        place += 3
      } else {
        name.append(bytes[place])
        place += 1
      }
    }
    return names.contains(String(decoding: name, as: UTF8.self).lowercased())
  }
}
