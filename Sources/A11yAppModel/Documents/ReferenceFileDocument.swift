import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import OpenCombine

/// A document that is an object, which says when it changes.
///
/// Apple takes snapshots on the main thread and writes them elsewhere. Here both happen on the main
/// actor. An object counts as edited as soon as it says that it will change; there is no undo
/// manager that would have to be told.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written: a copy of what the document holds at one moment.
  associatedtype Snapshot

  /// The types of the files that documents can be made of.
  static var readableContentTypes: [UTType] { get }

  /// The types of the files that documents can be written to; by default those that are read.
  static var writableContentTypes: [UTType] { get }

  /// Makes a document of a file's content.
  init(configuration: ReadConfiguration) throws

  /// What a document is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// Gives a copy of what the document holds now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Gives the content of the file that a copy is written to.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// What a document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as the views of its window see it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. It counts as edited when it says that it will change.
  @ObservedObject public var document: Document
  /// The file that the document is kept in; `nil` until it is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed: not in a group that only views.
  public var isEditable: Bool

  package init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
