// SPDX-License-Identifier: MIT

import A11yOpening
import A11yProcesses
import Foundation

/// Where a page comes from: a server of ours, a program of the user's, or anywhere.
@MainActor
final class Site {
  /// The address of the page.
  private(set) var address: String
  private var server: FileServer?
  private var process: GuardedProcess?
  private weak var page: WebPage?
  /// Failures from before a page could show them.
  private var notices: [String] = []

  private init(_ address: String) { self.address = address }

  /// Starts what a page needs, and returns once it answers.
  static func start(_ plan: PagePlan) async throws(SubjectError) -> Site {
    let site = Site(plan.address)
    if let folder = plan.folder { try site.serve(folder) }
    guard let command = plan.command else { return site }
    do {
      site.process = try await ReadyProcess.start(
        command,
        in: plan.workingFolder,
        ready: plan.ready ?? site.address
      )
    } catch {
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

  /// Ends together with a page, and shows failures on it.
  func belong(to page: WebPage) {
    self.page = page
    page.onClosed = { self.end() }
    for notice in notices { page.show(notice: notice) }
    notices = []
  }

  private func show(_ notice: String) {
    if let page { page.show(notice: notice) } else { notices.append(notice) }
  }

  /// Ends the server and the program.
  func end() {
    server?.end()
    process?.end()
  }
}
