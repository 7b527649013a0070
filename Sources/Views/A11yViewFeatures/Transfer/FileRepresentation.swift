// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A representation that transfers values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The conversions that transfer values through files.
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation that supports both export and import.
  ///
  /// A pasted file is stored in a separate directory and is removed after the item has been created from the file.
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

  /// Creates a representation that supports only export.
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

  /// Creates a representation that supports only import.
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
