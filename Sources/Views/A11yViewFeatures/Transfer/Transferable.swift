// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension String: Transferable {
  /// A transfer representation that uses plain text.
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
  /// A transfer representation that uses a URL and can also import plain text.
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

/// An error that occurs if a value cannot be converted to or from data.
package struct TransferError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
