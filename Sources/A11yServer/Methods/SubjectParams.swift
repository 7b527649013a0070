// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yOpening
import A11ySession
import A11yTree
import Foundation

/// The parameters of the `open` method that specify its subject.
struct SubjectParams {
  private let params: JSONValue

  init(_ params: JSONValue) { self.params = params }

  /// The header fields for a page that are allowed in the `page` parameter.
  private static let pageFields = [
    "wait-for", "wait-for-gone", "timeout", "header", "basic-auth", "storage-state",
    "ignore-https-errors", "proxy", "user-agent", "color-scheme", "reduced-motion", "timezone",
    "geolocation",
  ]
  private static let pageFieldList = pageFields.map { "`\($0)`" }.joined(separator: ", ")

  /// The parameters that specify a subject.
  static let fields: [Field] = [
    .optional("subject", .string, "A document’s path, or a web page’s address or path."),
    .optional(
      "content",
      .string,
      "The text of a document, or the source of a page if `format` is `html`."
    ),
    .optional(
      "format",
      .choice(DocumentFormat.allCases.map(\.rawValue) + ["html"]),
      "The document’s format, if it cannot be detected."
    ),
    .optional(
      "name",
      .string,
      "The name of the file in which the client stores `content`, to be written in transcripts’ headers."
    ),
    .optional(
      "endpoint",
      .string,
      "The DevTools address of a running browser on this machine, such as `http://127.0.0.1:9222`."
    ),
    .optional(
      "target",
      .string,
      "With `endpoint`, the tab’s target id, its address or part of its title. The default is the first tab."
    ),
    .optional(
      "serve",
      .string,
      "A folder to serve while the page is open; `subject` is then a path in it."
    ),
    .optional("app", .string, "A command that starts a desktop app."),
    .optional(
      "run",
      .string,
      "A command that serves the page while it is open; `ready` gives the server’s address."
    ),
    .optional("ready", .string, "The address of a server to wait for."),
    .optional(
      "viewport",
      .string,
      "The page’s viewport, such as `390x844`. The default is `1280x800`."
    ),
    .optional("locale", .string, "The language in which to request the page, as a BCP 47 tag."),
    .optional("browser", .string, "The browser, by name or path."),
    .optional("headed", .flag, "Whether to show the browser’s window."),
    .optional(
      "time",
      .choice(["virtual", "real"]),
      "The page’s clock. With `virtual`, the default, time passes only during waits."
    ),
    .optional(
      "page",
      .map(.any),
      "Additional fields of a page’s header in a transcript, such as `{\"wait-for\": \"Saved\"}`: \(pageFieldList)."
    ),
  ]

  /// Parameters that each specify a subject on their own. The parameters in `together` specify a document or page in
  /// combination.
  private static let alone = ["content", "app"]
  private static let together = ["subject", "serve", "endpoint", "ready"]

  /// Opens the subject and starts a session with it.
  @MainActor
  func open(
    in host: SessionHost,
    _ settings: SessionSettings
  ) async throws(RPCError) -> ServedSession {
    let alone = Self.alone.filter { params[$0].string != nil }
    let together = Self.together.filter { params[$0].string != nil }
    guard alone.count == 1 && together.isEmpty || alone.isEmpty && !together.isEmpty else {
      throw RPCError(
        .invalidParams,
        "specify one of “subject”, “content”, “endpoint”, “serve” and “app”"
      )
    }
    if let content = params["content"].string, params["format"] != "html" {
      return try host.open(
        content: content,
        params["format"].string.flatMap(DocumentFormat.init),
        named: params["name"].string,
        settings
      )
    }
    return try await host.open(Subject(subjectFields()), settings)
  }

  /// Returns the header fields that are equivalent to the parameters.
  private func subjectFields() throws(RPCError) -> [Subject.Field] {
    var fields: [Subject.Field] = []
    if let content = params["content"].string {
      let page = Data(content.utf8).base64EncodedString()
      fields.append(.init("open", "data:text/html;charset=utf-8;base64,\(page)"))
    }
    if let app = params["app"].string { fields += [.init("app", app), .init("toolkit", "at-spi")] }
    let names = [
      ("subject", "open"), ("endpoint", "attach"), ("target", "tab"), ("serve", "serve"),
      ("run", "run"), ("ready", "ready"), ("viewport", "viewport"), ("locale", "locale"),
      ("browser", "browser"), ("time", "time"),
    ]
    for (name, field) in names {
      if let value = params[name].string { fields.append(.init(field, value)) }
    }
    if let format = params["format"].string, format != "html" {
      fields.append(.init("format", format))
    }
    if params["headed"].isTrue { fields.append(.init("headed", "on")) }
    for (name, value) in params["page"].members.sorted(by: { $0.key < $1.key }) {
      guard Self.pageFields.contains(name) else {
        throw RPCError(
          .invalidParams,
          "“page” has no field “\(name)”; its fields are \(Self.pageFieldList)"
        )
      }
      fields.append(.init(name, try SessionSettings.text(of: value, name)))
    }
    return fields
  }
}
