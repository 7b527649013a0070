// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// A representation of values as data, using the program's own conversions.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The conversions to and from data.
  public let _ways: [_TransferWay<Item>]
  /// Creates a representation that both exports and imports.
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

/// A representation of values in encoded form, which is JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The conversions to and from data.
  public let _ways: [_TransferWay<Item>]
  /// Creates a JSON representation.
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
  /// Whether the receiver may use the original file, which in this implementation is always copied.
  public let allowAccessingOriginalFile: Bool
  /// Creates a file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received to transfer a value.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file, which exists until the value has been created.
  public let file: URL
  /// Whether this is the sender's original file, which is always `false` because files are copied.
  public let isOriginalFile = false
}

/// An object that can be converted to data.
public protocol NSItemProviderWriting {
  /// The types of data that such objects can be converted to, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Passes the data for a type to a completion handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be created from data.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types of data that an object can be created from, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The programs that may load a representation. In this implementation, only the program itself
/// can.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// The programs from the same team.
  case team = 1
  /// The programs in the same app group.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}

/// A representation that converts values of a type to and from data.
@preconcurrency public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation
  /// The representations that this one is composed of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The conversions to and from data. Representations with a body do not need to implement this
  /// property.
  var _ways: [_TransferWay<Item>] { get }
}

/// A conversion of values to data of a type, or from it, or both.
public struct _TransferWay<Item>: Sendable {
  package typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  package typealias Import = nonisolated(nonsending) @Sendable (Data) async throws -> Item
  package let contentType: UTType
  package let export: Export?
  package let `import`: Import?
}

/// Several representations, best first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The conversions from all representations.
  public let _ways: [_TransferWay<Item>]
  /// The body's type, which is never used.
  public typealias Body = Never
}

/// An empty representation.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The conversions, of which there are none.
  public var _ways: [_TransferWay<Item>] { [] }
  package init() {}
}

/// A value that can be copied, cut and pasted through conversion to and from data.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representation of the value, which lists the best conversion first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension NSItemProvider {
  /// Returns whether an object of a class can be created from the item.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    T.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// The types of the available representations, best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }
}

extension GraphHost {
  /// The host's pasteboard, which tests can fill with items to paste.
  public var pasteboard: Pasteboard { graph.pasteboard }
}

extension TransferRepresentation where Body == Never {
  /// Traps, because this representation has its own conversions and the property is never read.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TransferRepresentationBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Builds a single representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
}

extension Data: Transferable {
  /// A representation as raw bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// A representation of the characters as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (text: AttributedString) in
      String(text.characters)
    } importing: { text in
      AttributedString(text)
    }
  }
}

extension Never: Transferable {
  /// An empty representation.
  public static var transferRepresentation: some TransferRepresentation {
    _NoRepresentation<Never>()
  }
}

extension View {
  /// Receives copied items of some types while the view, or anything inside it, has keyboard focus.
  /// The action runs when Command-V is pressed or when Paste is chosen from the Edit menu.
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
