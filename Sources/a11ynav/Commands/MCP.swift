// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yServer
import ArgumentParser
import Foundation

/// The `a11ynav mcp` subcommand.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let an agent hear and operate pages through the Model Context Protocol.",
    discussion: """
      The agent's host starts this command and uses its standard input and output.
      The agent can open pages on this machine, files in the current folder, and
      pages from the origins that you name. Text from pages is marked as untrusted
      when the agent receives it. Links, and controls with names such as delete,
      pay or send, are pressed only if the call states that you asked for it.

        a11ynav mcp
        a11ynav mcp --allow-origin https://example.com

      Documentation/Server.md lists the tools.
      """
  )

  @Option(
    help: ArgumentHelp(
      "Also permit pages from this origin; can be repeated.",
      valueName: "address"
    )
  )
  var allowOrigin: [String] = []

  func validate() throws {
    for text in allowOrigin where ClientPolicy.Origin(text) == nil {
      throw ValidationError("“\(text)” is not an origin; an origin looks like https://example.com.")
    }
  }

  func run() throws {
    let policy = ClientPolicy(
      origins: Set(allowOrigin.compactMap(ClientPolicy.Origin.init)),
      folder: FileManager.default.currentDirectoryPath
    )
    MainActor.assumeIsolated {
      let run = ServerRun(.lines, hosts: policy.hosts)
      let host = SessionHost(
        version: Version.text,
        opener: run.opener,
        policy: policy,
        // The protocol has no notification for words that are spoken while no call is in progress.
        notify: { _ in }
      )
      let server = RPCServer(host, .mcp(), send: run.send, room: run.room, onEnd: run.end)
      run.run(
        receive: { server.receive($0) },
        onInputEnd: { server.inputDidEnd(insideMessage: $0) }
      )
    }
  }
}
