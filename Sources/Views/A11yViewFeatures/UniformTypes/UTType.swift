// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A type of data, such as plain text or a PNG image, with the types to which it conforms.
///
/// A file's filename extension determines the file's type. Programs cannot use a property list to declare filename
/// extensions for their own types. Instead, the filename extension of a custom type is the last component of its
/// identifier. For example, `Shopping.note` has the type `com.example.note`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The type's identifier, such as `public.plain-text`.
  public let identifier: String

  package init(known identifier: String) { self.identifier = identifier }

  /// Creates the type with a given identifier, or returns `nil` if there is no such type.
  public init?(_ identifier: String) {
    guard Self.declaration(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type for a filename extension, even if the extension is unknown.
  ///
  /// - Parameter supertype: A type that the new type must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "./\0".contains($0) })
    else { return nil }
    let known = Self.types(forExtension: filenameExtension)
    self =
      known.first { $0.conforms(to: supertype) }
      ?? Self.dynamic(filenameExtension.lowercased(), supertype)
  }

  /// The identifier.
  public var description: String { identifier }

  /// Returns whether the type is a subtype of another type.
  public func isSubtype(of type: UTType) -> Bool {
    var seen: Set<String> = [identifier]
    var next = Self.declaration(of: identifier)?.parents ?? []
    while let parent = next.popLast() {
      if parent == type.identifier { return true }
      if seen.insert(parent).inserted { next += Self.declaration(of: parent)?.parents ?? [] }
    }
    return false
  }

  /// The filename extensions for the type.
  package var filenameExtensions: [String] { Self.declaration(of: identifier)?.extensions ?? [] }
}
