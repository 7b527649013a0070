// SPDX-License-Identifier: MIT

import A11yJSON
import A11yOpening
import Foundation

/// The settings for access to a page: credentials, a proxy, and the handling of certificates.
///
/// The values of headers and of storage entries are secrets. Secret values are read from environment variables and
/// files, and do not appear in any output.
public struct PageAccess: Hashable, Sendable {
  /// HTTP headers for requests to the origin of the opened page.
  ///
  /// Headers for the page's origin are not sent with requests to other origins, with redirects to other origins, or
  /// when a WebSocket connection is opened.
  public var headers: [String: String] = [:]
  /// The cookies and local storage that the page has when it is opened.
  public var storageState: StorageState?
  /// Whether invalid certificates are accepted.
  public var ignoresHTTPSErrors = false
  /// The address of a proxy server, such as `http://127.0.0.1:8080`, without credentials.
  public var proxy: String?
  /// The origin for which requests carry the headers.
  var headerOrigin: String?

  /// Creates access settings without credentials.
  public init() {}
}

/// A signed-in user's cookies and local storage, in the format in which Playwright saves a storage state.
public struct StorageState: Hashable, Sendable {
  /// The cookies in the form that the browser's command requires.
  let cookies: JSONValue
  /// The entries of local storage in the form in which the file contains them, keyed by origin.
  let origins: JSONValue

  /// Creates a state from the contents of a file.
  ///
  /// - Throws: A `SubjectError` if the content is not a storage state.
  public init(_ data: Data) throws(SubjectError) {
    guard let file = try? JSONValue(json: data),
      file["cookies"] != .null || file["origins"] != .null
    else {
      throw SubjectError(
        "the file is not a storage state, which is a JSON object with “cookies” and “origins”, as "
          + "saved by Playwright",
        field: "storage-state"
      )
    }
    cookies = .array(file["cookies"].array.compactMap(Self.cookie))
    origins = .array(file["origins"].array)
  }

  /// Creates a state from a browser's cookies and local storage.
  init(cookies: JSONValue, origins: JSONValue) {
    self.cookies = cookies
    self.origins = origins
  }

  /// The state as the contents of a file.
  public var data: Data {
    Data(JSONValue.object(["cookies": cookies, "origins": origins]).text.utf8)
  }

  /// Converts a cookie from the file to the form that the browser's command requires, or returns `nil` if the cookie
  /// has no name, value or domain.
  private static func cookie(_ saved: JSONValue) -> JSONValue? {
    guard let name = saved["name"].string, let value = saved["value"].string,
      let domain = saved["domain"].string
    else { return nil }
    var cookie: [String: JSONValue] = [
      "name": .string(name), "value": .string(value), "domain": .string(domain),
      "path": .string(saved["path"].string ?? "/"),
      "secure": .bool(saved["secure"].isTrue), "httpOnly": .bool(saved["httpOnly"].isTrue),
    ]
    // The file contains -1 for cookies that expire with the session.
    if let expires = saved["expires"].number, expires > 0 { cookie["expires"] = .number(expires) }
    if let sameSite = saved["sameSite"].string, ["Strict", "Lax", "None"].contains(sameSite) {
      cookie["sameSite"] = .string(sameSite)
    }
    return .object(cookie)
  }
}

extension PageAccess {
  /// Parses the access settings from the fields of a header.
  init(_ subject: Subject) throws(SubjectError) {
    if let list = subject["header"] { headers = try Self.headers(list) }
    if let variable = subject["basic-auth"] {
      headers["Authorization"] = try Self.basicAuthorization(variable)
    }
    if let path = subject.path("storage-state") {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw SubjectError("\(path): the file cannot be read", field: "storage-state")
      }
      storageState = try StorageState(data)
    }
    ignoresHTTPSErrors = try subject.flag("ignore-https-errors")
    if let proxy = subject["proxy"] {
      guard let address = URLComponents(string: proxy), address.host?.isEmpty == false,
        ["http", "https", "socks4", "socks5"].contains(address.scheme), address.password == nil
      else {
        throw SubjectError(
          "“proxy” must be an address without a password, such as http://127.0.0.1:8080",
          field: "proxy"
        )
      }
      self.proxy = proxy
    }
  }

  /// The commands that prepare a tab whose requests are answered by servers and not by recorded traffic.
  var commands: [BrowserCommand<Void>] {
    var commands: [BrowserCommand<Void>] = []
    if ignoresHTTPSErrors { commands.append(.ignoreCertificateErrors) }
    if !headers.isEmpty, let headerOrigin { commands.append(.pauseRequests(to: headerOrigin)) }
    return commands
  }

  /// Returns the origin of an address, or `nil` if the address has none.
  static func origin(of address: String) -> String? {
    guard let parts = URLComponents(string: address), let host = parts.encodedHost,
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme)
    else { return nil }
    return "\(scheme)://\(host.lowercased())" + (parts.port.map { ":\($0)" } ?? "")
  }

  /// Parses a list such as `Authorization=@TOKEN, X-Tenant=@TENANT`.
  private static func headers(_ list: String) throws(SubjectError) -> [String: String] {
    var headers: [String: String] = [:]
    for part in list.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard pair.count == 2, isToken(pair[0]), pair[1].hasPrefix("@"), pair[1].count > 1 else {
        throw SubjectError(
          "“header” must be a name and an environment variable, such as Authorization=@TOKEN; "
            + "the value itself must not be in a file or on a command line",
          field: "header"
        )
      }
      let variable = String(pair[1].dropFirst())
      guard let value = ProcessInfo.processInfo.environment[variable] else {
        throw SubjectError("the environment variable \(variable) is not set", field: "header")
      }
      guard !value.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
        throw SubjectError(
          "the environment variable \(variable) contains a line break or another control character",
          field: "header"
        )
      }
      headers[pair[0]] = value
    }
    return headers
  }

  /// Returns the header value for a variable that contains a name and a password, as in `@SITE_LOGIN` (RFC 7617).
  private static func basicAuthorization(_ variable: String) throws(SubjectError) -> String {
    guard variable.hasPrefix("@"), variable.count > 1 else {
      throw SubjectError(
        "“basic-auth” must be an environment variable, such as @SITE_LOGIN; the password itself "
          + "must not be in a file or on a command line",
        field: "basic-auth"
      )
    }
    let name = String(variable.dropFirst())
    guard let value = ProcessInfo.processInfo.environment[name] else {
      throw SubjectError("the environment variable \(name) is not set", field: "basic-auth")
    }
    guard value.contains(":") else {
      throw SubjectError(
        "the environment variable \(name) must contain a name and a password, as in ada:password",
        field: "basic-auth"
      )
    }
    return "Basic \(Data(value.utf8).base64EncodedString())"
  }

  /// Returns whether a string is a valid header name (RFC 9110, section 5.6.2).
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || "!#$%&'*+-.^_`|~".unicodeScalars.contains($0))
      }
  }
}
