// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A document that is a value, such as a structure with the text of a file.
///
/// Apple reads and writes documents off the main thread. Here both happen on the main actor, one
/// after the other; a type that is safe there is safe here.
@preconcurrency
public protocol FileDocument {
  /// The content types that documents can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The content types that documents can be written as; by default the readable ones.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file's content.
  init(configuration: ReadConfiguration) throws

  /// The content that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// Returns the content of the file to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The information for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value, as seen by the views of its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Changing it marks it as edited.
  @Binding public var document: Document
  /// The document's file; `nil` until it is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed; `false` in a group for viewing only.
  public var isEditable: Bool

  package init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
