// SPDX-License-Identifier: MIT

import A11yTree

/// An opener for one type of live source, such as web pages or desktop apps.
///
/// A program passes its openers to the code that runs transcripts, so this code does not depend on any particular
/// opener. Between sources, an opener may keep resources that take a long time to start, such as a browser.
@MainActor
public protocol SourceOpener: AnyObject, Sendable {
  /// The names of the header fields that this opener uses.
  nonisolated var fields: Set<String> { get }

  /// Returns whether this opener can open the subject of a header.
  nonisolated func recognizes(_ subject: Subject) -> Bool

  /// Opens the subject of a header and returns as soon as the subject has content to read.
  ///
  /// The main queue may run while this function waits.
  ///
  /// - Throws: ``SubjectError`` with a one-line instruction for the user.
  func open(_ subject: Subject) throws(SubjectError) -> OpenedSource

  /// Releases the resources that the opener has kept. The opener can be used again after its resources have been
  /// released.
  func close()
}

/// A live source that is ready for use.
@MainActor
public struct OpenedSource {
  /// The source of elements.
  public var source: any TreeSource
  /// The rule that determines the order of siblings.
  public var readingOrder: ReadingOrder
  /// The source's name, for display.
  public var title: String
  /// A closure that returns whether the program shows a message that blocks the program until the user responds.
  package var showsMessage: @MainActor () -> Bool = { false }
  /// The reason that the source does not show the requested content, or `nil` if it does.
  package var unread: UnreadContent?

  /// Creates an opened source from its parts.
  public init(_ source: any TreeSource, readingOrder: ReadingOrder = .source, title: String) {
    self.source = source
    self.readingOrder = readingOrder
    self.title = AddressMask.masked(text: title)
  }
}

/// The reason that a subject cannot be opened.
public struct SubjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error message, as a single line of text.
  public var message: String
  /// The header field that caused the error, if known.
  public var field: String?

  /// Creates an error from a message and the header field that caused it.
  public init(_ message: String, field: String? = nil) {
    self.message = AddressMask.masked(text: message)
    self.field = field
  }

  /// The error message, as a single line of text.
  public var description: String { message }
}
