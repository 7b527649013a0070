// SPDX-License-Identifier: MIT

import A11yTree

/// An opener for one kind of live source, such as web pages or desktop apps.
///
/// A program passes its openers to the code that runs transcripts, so that this code does not depend on any particular
/// opener. Between sources, an opener may retain resources that take a long time to start, such as a browser.
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

  /// Releases the resources that the opener has retained. The opener can be used again afterwards.
  func close()
}

/// A live source that is ready to use.
@MainActor
public struct OpenedSource {
  /// The source of elements.
  public var source: any TreeSource
  /// The rule that determines the order of siblings.
  public var readingOrder: ReadingOrder
  /// The name of the source, for display.
  public var title: String
  /// A closure that returns whether the program shows a message that prevents all other use of the program until the
  /// user responds.
  package var showsMessage: @MainActor () -> Bool = { false }
  /// The reason that the content differs from the requested content, or `nil` if the content is as requested.
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
  /// The error message, in one line.
  public var message: String
  /// The header field that caused the error, if it is known.
  public var field: String?

  /// Creates an error from a message and the field that caused it.
  public init(_ message: String, field: String? = nil) {
    self.message = AddressMask.masked(text: message)
    self.field = field
  }

  /// The error message, in one line.
  public var description: String { message }
}
