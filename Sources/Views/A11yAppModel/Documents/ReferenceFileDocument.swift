// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import OpenCombine

/// A document that is an observable object.
///
/// Apple takes snapshots on the main thread and writes them elsewhere. Here both happen on the main
/// actor. An object counts as edited as soon as it announces a change; no undo manager is needed.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written: a copy of the document's content at one moment.
  associatedtype Snapshot

  /// The content types that documents can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The content types that documents can be written as; by default the readable ones.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file's content.
  init(configuration: ReadConfiguration) throws

  /// The content that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// Returns a copy of the document's current content.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the content of the file to write for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The information for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as seen by the views of its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. It counts as edited when it announces a change.
  @ObservedObject public var document: Document
  /// The document's file; `nil` until it is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed; `false` in a group for viewing only.
  public var isEditable: Bool

  package init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
