// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yTranscripts
import Foundation

/// Where a page comes from: a server of ours, a program of the user's, or anywhere.
@MainActor
final class Site {
  /// The address of the page.
  let address: String
  private let server: FileServer?
  private let process: GuardedProcess?

  private init(_ address: String, server: FileServer?, process: GuardedProcess?) {
    self.address = address
    self.server = server
    self.process = process
  }

  /// Starts what a page needs, and returns once it answers.
  static func start(_ plan: PagePlan) async throws(SubjectError) -> Site {
    var address = plan.address
    var server: FileServer?
    if let folder = plan.folder {
      let started = try FileServer(folder: folder)
      server = started
      if !PageAddress.isAddress(address) { address = started.address(of: address) }
    }
    var process: GuardedProcess?
    if let command = plan.command {
      do {
        process = try await ReadyProcess.start(
          command,
          in: plan.workingFolder,
          ready: plan.ready ?? address
        )
      } catch {
        server?.end()
        throw error
      }
    }
    return Site(address, server: server, process: process)
  }

  /// Ends the server and the program.
  func end() {
    server?.end()
    process?.end()
  }
}
