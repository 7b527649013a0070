import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A document that is a value, such as a structure with the text of a file.
///
/// Apple makes and writes documents away from the main thread. Here both happen on the main actor,
/// one after the other; a type that is safe there is safe here.
@preconcurrency
public protocol FileDocument {
  /// The types of the files that documents can be made of.
  static var readableContentTypes: [UTType] { get }

  /// The types of the files that documents can be written to; by default those that are read.
  static var writableContentTypes: [UTType] { get }

  /// Makes a document of a file's content.
  init(configuration: ReadConfiguration) throws

  /// What a document is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// Gives the content of the file that the document is written to.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What a document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is made of.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// What a document is written with.
public struct FileDocumentWriteConfiguration {
  /// The type of the file that is written.
  public let contentType: UTType
  /// What the file held when it was last read or written; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value, as the views of its window see it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Changing it marks it as edited.
  @Binding public var document: Document
  /// The file that the document is kept in; `nil` until it is saved for the first time.
  public var fileURL: URL?
  /// Whether the document can be changed: not in a group that only views.
  public var isEditable: Bool

  package init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
