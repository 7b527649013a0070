// SPDX-License-Identifier: MIT

import A11yOpening
import A11yPlatform
import A11yProcesses
import A11yWire
import Foundation

/// The origin of a page, which is a folder that a11ynav serves, a program that it runs for the user, or any other
/// server.
@MainActor
final class Site {
  /// The address of the page.
  private(set) var address: String
  private var server: FileServer?
  private var program: ServingPrograms.Name?
  private let programs: ServingPrograms
  private weak var page: WebPage?
  /// Messages about failures that occurred before a page could show them.
  private var notices: [String] = []

  private init(_ address: String, _ programs: ServingPrograms) {
    self.address = address
    self.programs = programs
  }

  /// Starts the server or program that a page needs, and returns once it answers.
  static func start(
    _ plan: PagePlan,
    _ programs: ServingPrograms
  ) async throws(SubjectError) -> Site {
    let site = Site(plan.address, programs)
    if let folder = plan.folder { try site.serve(folder) }
    guard let command = plan.command else { return site }
    let program = ServingPrograms.Name(
      command: command,
      folder: plan.workingFolder,
      ready: plan.ready ?? site.address
    )
    site.program = program
    do { try await programs.acquire(program) } catch {
      site.end()
      throw error
    }
    return site
  }

  private func serve(_ folder: String) throws(SubjectError) {
    let started = try FileServer(folder: folder) { [weak self] notice in
      Task { @MainActor in self?.show(notice) }
    }
    server = started
    if !PageAddress.isAddress(address) { address = started.address(of: address) }
  }

  /// Connects the site to a page. The site stops when the page is closed, and the site's failures are shown on the
  /// page.
  func belong(to page: WebPage) {
    self.page = page
    page.onClosed = { self.end() }
    for notice in notices { page.show(notice: notice) }
    notices = []
  }

  private func show(_ notice: String) {
    if let page { page.show(notice: notice) } else { notices.append(notice) }
  }

  /// Stops the server and the program.
  func end() {
    server?.end()
    if let program { programs.release(program) }
    program = nil
  }
}

// The following functions run a user's program that serves a page.
extension GuardedProcess {
  /// The maximum time for a program to start answering.
  private static let serverLimit: Duration = .seconds(60)

  /// Starts a command, and returns once a server answers at an address.
  ///
  /// If a server is already listening at the address, an error is thrown, because that server was not started by the
  /// command.
  static func serving(
    _ command: String,
    in folder: String,
    ready address: String
  ) async throws(SubjectError) -> GuardedProcess {
    guard let port = ServerAddress(address) else {
      throw SubjectError("“\(address)” is not the address of a server", field: "ready")
    }
    if await port.answers() {
      throw SubjectError(
        "\(address): another program is already listening there; stop it, or choose another port",
        field: "ready"
      )
    }
    let place = folder.isEmpty ? "." : folder
    guard let alive = SocketPair.make() else {
      throw SubjectError("a new process cannot be started", field: "run")
    }
    let process = GuardedProcess(
      ["/bin/sh", "-c", "cd \"$1\" && eval \"$2\"", "a11ynav", place, command],
      ending: .terminate,
      descriptors: [3: alive.theirs]
    )
    close(alive.theirs)
    defer { close(alive.ours) }
    guard let process else { throw SubjectError("a new process cannot be started", field: "run") }
    let end = ContinuousClock.now + serverLimit
    while ContinuousClock.now < end {
      if await port.answers() { return process }
      if hasEnded(alive.ours) {
        process.end()
        throw SubjectError(
          "“\(command)” exited before a server responded at \(address)",
          field: "run"
        )
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    process.end()
    throw SubjectError(
      "no server responded at \(address) within \(serverLimit.components.seconds) s",
      field: "ready"
    )
  }

  /// Returns whether every process that received the other end of a socket has exited.
  private static func hasEnded(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_DONTWAIT)) == 0
  }
}
