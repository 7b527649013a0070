// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

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
  static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self
}

extension NSItemProvider {
  /// Whether an object of a type can be made.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    T.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads an object of a type.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let type = T.readableTypeIdentifiersForItemProvider.first(
      where: hasItemConformingToTypeIdentifier
    )
    return loadDataRepresentation(forTypeIdentifier: type ?? "") { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try T.object(withItemProviderData: data, typeIdentifier: type ?? ""),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
