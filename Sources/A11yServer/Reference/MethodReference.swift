// SPDX-License-Identifier: MIT

import A11yJSON

extension Method {
  /// The JSON Schemas for the parameters and results of all methods, keyed by method name.
  package static var schema: JSONValue {
    var definitions: [String: JSONValue] = [:]
    for method in all {
      definitions[method.name] = [
        "description": .string(method.summary),
        "type": "object",
        "properties": ["params": method.params.schema, "result": method.result.schema],
      ]
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "a11ynav serve", "$defs": .object(definitions),
    ]
  }

  /// The reference for all methods and errors, in Markdown.
  package static var reference: String {
    var lines = introduction
    for method in all {
      lines += ["", "### `\(method.name)`", "", method.summary]
      lines += table("parameter", method.params) + table("result", method.result)
    }
    lines += ["", "## Errors", "", "| code | meaning |", "|---|---|"]
    lines += RPCError.Code.allCases.map { "| \($0.rawValue) | \($0.summary) |" }
    lines += ["", "## Tools for agents", ""] + agents
    lines += Tool.all.map { tool in
      let names = tool.params.map { $0.isRequired ? "`\($0.name)`" : "[`\($0.name)`]" }
      return "| `\(tool.name)` | \(names.joined(separator: " ")) | \(tool.summary) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ title: String, _ fields: [Field]) -> [String] {
    guard !fields.isEmpty else { return [] }
    return ["", "| \(title) | type | meaning |", "|---|---|---|"]
      + fields.flatMap { $0.rows(prefix: "") }
  }

  private static let introduction = """
    # Server

    `a11ynav serve --stdio` lets a program open, read and operate documents, web pages and desktop apps. It speaks
    [JSON-RPC 2.0](https://www.jsonrpc.org/specification) on standard input and output. By default, messages have a
    `Content-Length` header, as in the Language Server Protocol; with `--lines`, each message is one line. Messages on
    standard error are intended for people.

    ```console
    $ printf '%s\\n' \\
        '{"jsonrpc":"2.0","id":1,"method":"open","params":{"subject":"Examples/Trees/sign-up.aria.yaml"}}' \\
        '{"jsonrpc":"2.0","id":2,"method":"perform","params":{"session":"s1","command":"next"}}' |
        a11ynav serve --stdio --lines
    ```

    Each session is silent and runs in virtual time, as a test does: a call returns when all of its consequences have
    arrived, with the lines that a transcript would record. Requests for one session are performed in the order in which
    they arrive; sessions do not wait for each other. Requests for a session that is still being opened wait for it. The
    first session is `s1`, the second `s2`.

    Text that is typed into a secure field never appears in a response, a notification or an error.

    ## Notifications

    The client can cancel a request with the notification `$/cancelRequest` and the request’s `id`. The request is then
    answered with the error \(RPCError.Code.cancelled.rawValue); its effects so far are kept. The server sends these notifications:

    | notification | parameters | meaning |
    |---|---|---|
    | `heard` | `session`, `line` | A line was heard while no request was in progress. |
    | `notice` | `session`, `text` | A message was shown while no request was in progress. |
    | `progress` | `id`, `text` | A long request is in progress. |

    ## Limits

    A message can be at most \(MessageReader.messageLimit >> 20) MiB long. At most \(RPCServer.requestLimit) requests can wait for an answer, and at most \(SessionHost.limit) sessions can be
    open. A client that stops reading keeps the server from answering further requests. The server exits when its input
    ends and every request has been answered, or when the client disconnects.

    ## Methods
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension Method {
  private static let agents = """
    `a11ynav mcp` offers the same sessions to agents through the
    [Model Context Protocol](https://modelcontextprotocol.io). The agent’s host starts the command, as in this
    configuration:

    ```json
    {"mcpServers": {"a11ynav": {"command": "a11ynav", "args": ["mcp"]}}}
    ```

    Because an agent can be misled by the content of a page, it has fewer rights than a program that uses the server:

    - An agent can open pages on this machine, files in the folder in which the command runs, and pages from the origins
      that `--allow-origin` names. The browser connects to no other host, so if a page’s scripts or styles come from
      another host, that host’s origin must be named, too. Downloads are refused.
    - An agent cannot follow links, submit forms with Return, or press controls whose names suggest a lasting effect,
      such as Pay, Send or Delete, unless the call has `confirmed`. The transcript does not contain refused presses.
    - The page’s text is enclosed in marks that the page cannot know, and a result contains at most
      \(PageText.limit) characters of this text.

    The transcript of each session and the list of commands are resources, and two prompts, `check-page` and `try-task`,
    describe frequent tasks. The server does not answer a cancelled call.

    | tool | arguments | meaning |
    |---|---|---|
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension Field {
  /// Returns the rows of the reference for a field and its members.
  fileprivate func rows(prefix: String) -> [String] {
    let path = prefix + name
    let mark = isRequired ? "" : " (optional)"
    let row = "| `\(path)`\(mark) | \(kind.referenceName) | \(summary) |"
    switch kind {
    case .object(let fields): return [row] + fields.flatMap { $0.rows(prefix: path + ".") }
    case .list(.object(let fields)): return [row] + fields.flatMap { $0.rows(prefix: path + "[].") }
    default: return [row]
    }
  }
}

extension ValueKind {
  /// The type's name in the reference.
  fileprivate var referenceName: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .flag: "Boolean"
    case .choice(let choices): choices.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let kind): "array of \(kind.referenceName)s"
    case .map, .object: "object"
    case .any: "any"
    }
  }
}
