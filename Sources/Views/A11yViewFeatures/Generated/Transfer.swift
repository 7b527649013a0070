// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// A representation of values as data, by a program's own conversions.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// The conversions to and from data.
  public let _ways: [_TransferWay<Item>]
  /// Creates a representation that exports and imports.
  public init(
    contentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) { _ways = [_TransferWay(contentType: contentType, export: exporting, import: importing)] }
  /// Creates a representation that only exports.
  public init(
    exportedContentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) { _ways = [_TransferWay(contentType: exportedContentType, export: exporting, import: nil)] }
  /// Creates a representation that only imports.
  public init(
    importedContentType: UTType,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) { _ways = [_TransferWay(contentType: importedContentType, export: nil, import: importing)] }
}

/// A representation of values by encoding them, by default as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// The conversions to and from data.
  public let _ways: [_TransferWay<Item>]
  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _ways = [
      _TransferWay(
        contentType: contentType,
        export: { try JSONEncoder().encode($0) },
        import: { try JSONDecoder().decode(Item.self, from: $0) }
      )
    ]
  }
}

/// A file that is sent to transfer a value.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the receiver may use the original file. Here it is always copied.
  public let allowAccessingOriginalFile: Bool
  /// Creates a file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received to transfer a value.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file, which exists until the value has been made.
  public let file: URL
  /// Whether it is the sender's original file; here it is always a copy.
  public let isOriginalFile = false
}

/// An object that can be converted to data.
public protocol NSItemProviderWriting {
  /// The types of data that such objects can be converted to, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls back with the data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made from data.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types of the data that an object can be made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may load a form. Here there is only the program itself.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The programs of one team.
  case team = 1
  /// The programs of an app group.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}

/// How values of a type are converted to and from data.
@preconcurrency public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation
  /// The representations that this one is composed of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The conversions to and from data. Representations with a body need not implement this.
  var _ways: [_TransferWay<Item>] { get }
}

/// A conversion of values to data of a type, or back, or both.
public struct _TransferWay<Item>: Sendable {
  package typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  package typealias Import = nonisolated(nonsending) @Sendable (Data) async throws -> Item
  package let contentType: UTType
  package let export: Export?
  package let `import`: Import?
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The conversions of all of them.
  public let _ways: [_TransferWay<Item>]
  /// None.
  public typealias Body = Never
}

/// No representation.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// None.
  public var _ways: [_TransferWay<Item>] { [] }
  package init() {}
}

/// A value that can be copied, cut and pasted, by conversion to and from data.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The conversions of the value to and from data; if there are several, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension NSItemProvider {
  /// Whether an object of a type can be made.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    T.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// The available forms, the best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }
}

extension GraphHost {
  /// What was last copied or cut, or put there by a test for pasting.
  public var pasteboard: Pasteboard { graph.pasteboard }
}

extension TransferRepresentation where Body == Never {
  /// Never called: the representation has its own conversions.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TransferRepresentationBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Takes a single representation as it is.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// Its characters, as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (text: AttributedString) in
      String(text.characters)
    } importing: { text in
      AttributedString(text)
    }
  }
}

extension Never: Transferable {
  /// None.
  public static var transferRepresentation: some TransferRepresentation {
    _NoRepresentation<Never>()
  }
}

extension View {
  /// Receives what was copied, if it includes some types, when Command-V is pressed while the view,
  /// or anything inside, has keyboard focus, or when Paste is then chosen from the Edit menu.
  @preconcurrency nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(
      EditCommandModifier(
        .paste,
        fits: { !$0.items(of: supportedContentTypes).isEmpty },
        action: { payloadAction($0.items(of: supportedContentTypes)) }
      )
    )
  }
}
