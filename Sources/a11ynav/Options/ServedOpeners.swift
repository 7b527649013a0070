// SPDX-License-Identifier: MIT

import A11yAudit
import A11yServer
import A11ySession
import A11yTranscripts
import A11yTree
import A11yWeb
import Foundation

/// An opener for the subjects that a client of the server specifies.
@MainActor
final class ServedOpeners: SubjectOpener {
  private let openers: Openers
  private let work: BlockingWork

  /// Creates an opener without a browser.
  ///
  /// - Parameter hosts: The hosts to which pages may connect, or `nil` to allow all hosts.
  init(_ work: BlockingWork, hosts: [String]?) {
    self.work = work
    openers = Openers(hosts: hosts)
  }

  func open(_ subject: Subject) async throws -> ServedSubject {
    let opened = try await openers.open(subject, waitingIn: work)
    var served = ServedSubject(opened) { subject.header(inFolder: $0) }
    let page = opened.source as? WebPage
    if subject["attach"] == nil {
      served.explore = { [weak self] settings, limits, isCancelled in
        guard let self else { throw CancellationError() }
        return try await explore(subject, settings, limits, isCancelled)
      }
    }
    served.screenshot = {
      await page?.screenshot().map { Screenshot(jpeg: $0.jpeg, frame: $0.frame) }
    }
    served.places = { ids in
      (await page?.places(of: ids) ?? [:]).mapValues {
        SourcePlace(selector: $0.selector, frame: $0.frame)
      }
    }
    return served
  }

  func close() { openers.close() }

  private func explore(
    _ subject: Subject,
    _ settings: SessionSettings,
    _ limits: ExplorationLimits,
    _ isCancelled: @escaping @MainActor () -> Bool
  ) async throws -> Exploration {
    try await work.perform { [openers] in
      let explorer = Explorer(settings: settings, limits: limits) {
        guard !isCancelled() else { throw CancellationError() }
        return FreshScreen(try openers.open(subject))
      }
      defer { explorer.close() }
      return try explorer.explore()
    }
  }
}
