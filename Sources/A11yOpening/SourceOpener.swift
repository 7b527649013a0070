// SPDX-License-Identifier: MIT

import A11yTree

/// Opens one kind of live source: web pages, desktop apps and the like.
///
/// A program hands its openers to whatever runs transcripts, which knows none of them. An opener may keep what is expensive to start, such as a browser, from one source to the next.
@MainActor
public protocol SourceOpener: AnyObject, Sendable {
  /// The names of the header fields that say what to open and how.
  nonisolated var fields: Set<String> { get }

  /// Whether this opener opens what a header names.
  nonisolated func recognizes(_ subject: Subject) -> Bool

  /// Opens what a header names, and returns once there is something to read.
  ///
  /// The main queue may run meanwhile.
  ///
  /// - Throws: ``SubjectError`` with one line that says what to do.
  func open(_ subject: Subject) throws(SubjectError) -> OpenedSource

  /// Releases what was kept. The opener can be used again.
  func close()
}

/// A live source that is ready to be walked.
@MainActor
public struct OpenedSource {
  /// The elements and what they do.
  public var source: any TreeSource
  /// How siblings are ordered.
  public var readingOrder: ReadingOrder
  /// A name to show.
  public var title: String

  /// Creates an opened source from its parts.
  public init(_ source: any TreeSource, readingOrder: ReadingOrder = .source, title: String) {
    self.source = source
    self.readingOrder = readingOrder
    self.title = AddressMask.masked(text: title)
  }
}

/// Why something cannot be opened.
public struct SubjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line.
  public var message: String
  /// The header field that is the reason, if it is known.
  public var field: String?

  /// Creates an error from a message and the field that is the reason.
  public init(_ message: String, field: String? = nil) {
    self.message = AddressMask.masked(text: message)
    self.field = field
  }

  /// What is wrong, in one line.
  public var description: String { message }
}
