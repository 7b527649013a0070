// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yJSON
import A11yServer
import A11ySession
import ArgumentParser
import Foundation

/// The `a11ynav serve` subcommand.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Let a program open, read and operate pages through JSON-RPC.",
    discussion: """
      The program that starts the server sends requests to the server’s standard
      input and receives responses from its standard output. Each session is silent
      and runs in virtual time, as a test does.

        a11ynav serve --stdio
        a11ynav serve --schema

      Documentation/Server.md lists the methods; --lines sends each message as one
      line, and --schema prints the JSON Schema for all methods. To serve a folder
      of files while a page is open, use the --serve option of the other commands
      instead.
      """
  )

  @Flag(help: "Communicate through standard input and output.")
  var stdio = false

  @Flag(help: "Separate messages with line breaks instead of Content-Length headers.")
  var lines = false

  @Flag(help: "Print the JSON Schema for all methods.")
  var schema = false

  @Flag(help: .hidden)
  var reference = false

  func validate() throws {
    if !stdio, !schema, !reference {
      throw ValidationError(
        "Specify --stdio, so that a program can send requests to standard input."
      )
    }
  }

  func run() throws {
    if schema || reference {
      var output = StandardOutput()
      output.write(
        schema ? VisibleText(json: Method.schema.text) : VisibleText(lines: Method.reference)
      )
      return output.flush()
    }
    MainActor.assumeIsolated {
      let run = ServerRun(lines ? .lines : .contentLength)
      let host = SessionHost(version: Version.text, opener: run.opener, notify: run.send)
      let server = RPCServer(host, send: run.send, room: run.room, onEnd: run.end)
      run.run(
        receive: { server.receive($0) },
        onInputEnd: { server.inputDidEnd(insideMessage: $0) }
      )
    }
  }
}

/// A server on standard input and output.
@MainActor
struct ServerRun {
  /// The opener for the client's subjects.
  let opener: ServedOpeners
  private let work = BlockingWork()
  private let streams: StandardStreams

  /// Prepares a connection to the client.
  ///
  /// - Parameter hosts: The hosts to which pages may connect, or `nil` to allow all hosts.
  init(_ framing: Framing, hosts: [String]? = nil) {
    let opener = ServedOpeners(work, hosts: hosts)
    self.opener = opener
    streams = StandardStreams(framing) {
      // The client has exited, so the results of the work in progress could not be delivered.
      opener.close()
      Foundation.exit(0)
    }
  }

  /// A closure that sends a message to the client.
  var send: (JSONValue) -> Void { { [streams] in streams.send($0) } }

  /// A closure that returns once the client has read enough of the data that was sent to it.
  var room: @MainActor () async -> Void { { [streams] in await streams.room() } }

  /// A closure that stops the server.
  var end: @MainActor () -> Void { { [work] in work.end() } }

  /// Serves the client until the server stops.
  func run(
    receive: @escaping @MainActor @Sendable (MessageReader.Part) -> Void,
    onInputEnd: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    streams.begin(receive: receive, onEnd: onInputEnd)
    work.run()
    streams.finish()
  }
}
