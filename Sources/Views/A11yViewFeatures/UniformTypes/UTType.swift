// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A type of data, such as plain text or a PNG image, and the types it conforms to.
///
/// A file's type follows from its filename extension. There is no property list here in which a
/// program declares the extensions of its own types, so such a type's extension is the last part
/// of its identifier: `com.example.note` is the type of `Shopping.note`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier of the type, such as `public.plain-text`.
  public let identifier: String

  package init(known identifier: String) { self.identifier = identifier }

  /// The type with an identifier; `nil` if there is no such type.
  public init?(_ identifier: String) {
    guard Self.declaration(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// The type of files with a filename extension, which may be unknown.
  ///
  /// - Parameter supertype: The type that it must conform to.
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

  /// Whether the type is a subtype of another.
  public func isSubtype(of type: UTType) -> Bool {
    var seen: Set<String> = [identifier]
    var next = Self.declaration(of: identifier)?.parents ?? []
    while let parent = next.popLast() {
      if parent == type.identifier { return true }
      if seen.insert(parent).inserted { next += Self.declaration(of: parent)?.parents ?? [] }
    }
    return false
  }

  /// The filename extensions of such files.
  package var filenameExtensions: [String] { Self.declaration(of: identifier)?.extensions ?? [] }
}
