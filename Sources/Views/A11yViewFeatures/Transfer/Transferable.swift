// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A value that can be copied, cut and pasted, by conversion to and from data.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The conversions of the value to and from data; if there are several, the best first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) { (text: String) in
      Data(text.utf8)
    } importing: { data in
      try object(withItemProviderData: data, typeIdentifier: "")
    }
    DataRepresentation(importedContentType: .plainText) { data in
      try object(withItemProviderData: data, typeIdentifier: "")
    }
  }
}

extension URL: Transferable {
  /// A URL, or plain text that is one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) { (url: URL) in
      Data(url.absoluteString.utf8)
    } importing: { data in
      try object(withItemProviderData: data, typeIdentifier: "")
    }
    DataRepresentation(contentType: .utf8PlainText) { (url: URL) in
      Data(url.absoluteString.utf8)
    } importing: { data in
      try object(withItemProviderData: data, typeIdentifier: "")
    }
  }
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

/// Why a value could not be converted to or from data.
package struct TransferError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
