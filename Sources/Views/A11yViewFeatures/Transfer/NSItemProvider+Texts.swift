// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension String: NSItemProviderWriting {
  /// The identifiers for plain text, which are the types that the object can provide.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Passes the text to the completion handler as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(self.utf8), nil)
    return nil
  }
}

extension NSString: NSItemProviderWriting {
  /// The identifiers for plain text, which are the types that the object can provide.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Passes the text to the completion handler as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension URL: NSItemProviderWriting {
  /// The identifiers for URLs and plain text, which are the types that the object can provide.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }

  /// Passes the URL to the completion handler as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// The identifiers for URLs and plain text, which are the types that the object can provide.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }

  /// Passes the URL to the completion handler as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension String: NSItemProviderReading {
  /// The identifiers for plain text, which are the types from which a string can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Returns a string created from UTF-8 data.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError("the data is not UTF-8 text")
    }
    return text
  }
}

extension URL: NSItemProviderReading {
  /// The identifiers for URLs, which are the types from which a URL can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Returns a URL created from UTF-8 data.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> URL {
    guard let url = String(data: data, encoding: .utf8).flatMap(URL.init(string:)) else {
      throw TransferError("the data is not a URL")
    }
    return url
  }
}

extension NSItemProvider {
  /// Loads an object of a given class.
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
