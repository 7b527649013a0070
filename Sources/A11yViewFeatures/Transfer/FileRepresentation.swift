@_spi(Nodes) import A11yViewGraph
import Foundation

/// Values that are handed over in files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// The way to data and back, by a file.
  public let _ways: [_TransferWay<Item>]

  /// Makes both ways. A file that is pasted lies in a directory of its own, and goes when the value
  /// has been made.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting:
      nonisolated(nonsending) @escaping @Sendable (Item) async throws
      -> SentTransferredFile,
    importing:
      nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws
      -> Item
  ) {
    _ways = [
      _TransferWay(
        contentType: contentType,
        export: { try Data(contentsOf: try await exporting($0).file) },
        import: Self.importing(contentType, importing)
      )
    ]
  }

  /// Makes the way to a file.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting:
      nonisolated(nonsending) @escaping @Sendable (Item) async throws
      -> SentTransferredFile
  ) {
    _ways = [
      _TransferWay(
        contentType: exportedContentType,
        export: { try Data(contentsOf: try await exporting($0).file) },
        import: nil
      )
    ]
  }

  /// Makes the way from a file.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing:
      nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws
      -> Item
  ) {
    _ways = [
      _TransferWay(
        contentType: importedContentType,
        export: nil,
        import: Self.importing(importedContentType, importing)
      )
    ]
  }

  private static func importing(
    _ type: UTType,
    _ body:
      nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws
      -> Item
  ) -> _TransferWay<Item>.Import {
    { data in
      let manager = FileManager.default
      let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? manager.removeItem(at: folder) }
      var file = folder.appendingPathComponent("Pasted")
      if let end = type.preferredFilenameExtension { file.appendPathExtension(end) }
      try data.write(to: file)
      return try await body(ReceivedTransferredFile(file: file))
    }
  }
}

/// A file in which a value is handed over.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether others may use the file where it is. Here it is always copied.
  public let allowAccessingOriginalFile: Bool

  /// Hands a file over.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file in which a value was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is, until the value has been made.
  public let file: URL
  /// Whether it is the file of who handed it over; here it is always a copy.
  public let isOriginalFile = false
}
