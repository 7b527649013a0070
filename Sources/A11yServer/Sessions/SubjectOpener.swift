// SPDX-License-Identifier: MIT

import A11yAudit
import A11yOpening
import A11ySession
import A11yTree

/// Opens the subjects that clients specify.
@MainActor
package protocol SubjectOpener: AnyObject {
  /// Opens a subject, and returns once it has content to read.
  ///
  /// - Throws: An error whose description states the reason in one line.
  func open(_ subject: Subject) async throws -> ServedSubject

  /// Releases browsers and similar resources.
  func close()
}

/// A document, page or app that a client has opened.
@MainActor
package struct ServedSubject {
  /// A function that explores a subject with given settings and limits, and stops when the call is canceled.
  package typealias Explore =
    @MainActor (
      _ settings: SessionSettings,
      _ limits: ExplorationLimits,
      _ isCancelled: @escaping @MainActor () -> Bool
    ) async throws -> Exploration

  /// The source of elements.
  package var opened: OpenedSource
  /// A closure that returns the transcript header lines that specify the subject, with paths relative to a folder.
  package var header: @MainActor (_ folder: String) -> [String]
  /// A closure that explores fresh instances of the subject, or `nil` if only one instance can exist.
  ///
  /// After the call is canceled, no further instance is opened, and the error is a `CancellationError`.
  package var explore: Explore?
  /// A closure that returns an image of the screen, if the source has one.
  package var screenshot: @MainActor () async -> Screenshot? = { nil }
  /// A closure that returns the source locations of the given elements, as far as the source knows them.
  package var places: @MainActor ([ElementID]) async -> [ElementID: SourcePlace] = { _ in [:] }

  /// Creates a subject from an opened source.
  package init(_ opened: OpenedSource, header: @escaping @MainActor (String) -> [String]) {
    self.opened = opened
    self.header = header
  }
}
