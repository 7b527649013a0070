@_spi(Nodes) import A11yViewGraph

/// A type of data, such as plain text or a PNG picture, and what it is a kind of.
///
/// A file's type follows from the end of its name. There is no property list here in which a program
/// says which files are of its own types, so a type of its own has the last part of its identifier
/// as its filename extension: `com.example.note` is the type of `Shopping.note`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the type, such as `public.plain-text`.
  public let identifier: String

  package init(known identifier: String) { self.identifier = identifier }

  /// The type with an identifier; `nil` if there is no such type.
  public init?(_ identifier: String) {
    guard Self.declaration(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// The type of the files whose names end in an extension, which may be unknown.
  ///
  /// - Parameter supertype: What the type has to be a kind of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains(where: { "./\0".contains($0) })
    else { return nil }
    let known = Self.types(forExtension: filenameExtension)
    self =
      known.first { $0.conforms(to: supertype) }
      ?? Self.dynamic(filenameExtension.lowercased(), supertype)
  }

  /// A type that the program itself defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// A type that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// The identifier.
  public var description: String { identifier }

  /// The extension that names of such files usually have.
  public var preferredFilenameExtension: String? { filenameExtensions.first }

  /// What the type is called where it travels by mail or over the web.
  public var preferredMIMEType: String? { Self.declaration(of: identifier)?.mime }

  /// Whether the program made the type up, rather than its being one that is known everywhere.
  public var isDeclared: Bool { !isDynamic }

  /// Whether nothing is known of the type but the end of a name.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is another or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type is a kind of another.
  public func isSubtype(of type: UTType) -> Bool {
    var seen: Set<String> = [identifier]
    var next = Self.declaration(of: identifier)?.parents ?? []
    while let parent = next.popLast() {
      if parent == type.identifier { return true }
      if seen.insert(parent).inserted { next += Self.declaration(of: parent)?.parents ?? [] }
    }
    return false
  }

  /// Whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The ends of the names of such files.
  package var filenameExtensions: [String] { Self.declaration(of: identifier)?.extensions ?? [] }
}
