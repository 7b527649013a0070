// SPDX-License-Identifier: MIT

/// The types in a program that conform to a protocol, found in the metadata that the compiler emits for the runtime.
///
/// This is the only file in the module that performs unchecked memory reads.
///
/// Invariant: the layout of these records is part of Swift's stable ABI (`docs/ABI/TypeMetadata.md` in Swift's
/// repository, and `MetadataSections` in its runtime). Only known versions of the layout are read, and no record is
/// modified. A conformance record is skipped if its type is generic or foreign, if it is for another protocol, or if it
/// has another layout.
package struct ConformingTypes {
  /// The types that conform to the protocol, in link order.
  package private(set) var found: [Any.Type] = []
  /// The reason that types may be missing, or `nil` if all metadata layouts are known. Types can be missing if a
  /// module's metadata has an unknown layout.
  private(set) var refusal: String?
  private let name: StaticString

  init(ofProtocolNamed name: StaticString) { self.name = name }

  /// Returns all conforming types in the program.
  package static func all(ofProtocolNamed name: StaticString) -> ConformingTypes {
    var search = ConformingTypes(ofProtocolNamed: name)
    withUnsafeMutablePointer(to: &search) {
      enumerateMetadataSections(
        { sections, context in
          context.assumingMemoryBound(to: ConformingTypes.self).pointee.scan(sections)
          return true
        },
        $0
      )
    }
    return search
  }

  /// The metadata versions whose layout is known.
  private static let knownVersions: ClosedRange<UInt> = 1...5
  /// The index of the word that contains the start address of a module's conformance records. The next word in the
  /// metadata sections contains the length of the conformance records in bytes.
  private static let conformances = 6

  /// Adds the conforming types that are defined in a module.
  mutating func scan(_ sections: UnsafeRawPointer) {
    let words = sections.assumingMemoryBound(to: UInt.self)
    guard Self.knownVersions.contains(words[0]) else {
      refusal =
        "previews cannot be found, because Swift's metadata has version \(words[0]), "
        + "but the supported versions are \(Self.knownVersions.lowerBound) to "
        + "\(Self.knownVersions.upperBound)"
      return
    }
    let length = words[Self.conformances + 1]
    guard length % 4 == 0, length < UInt(UInt32.max) else {
      refusal =
        "previews cannot be found, because a table of conformances has an invalid size, \(length) bytes"
      return
    }
    guard let start = UnsafeRawPointer(bitPattern: words[Self.conformances]) else { return }
    for offset in stride(from: 0, to: Int(length), by: 4) {
      let record = Self.follow(start + offset)
      if let type = Self.conformingType(record, to: name) { found.append(type) }
    }
  }

  /// Returns the type in a conformance record, or `nil` if the record is not for the given protocol.
  private static func conformingType(
    _ record: UnsafeRawPointer,
    to name: StaticString
  ) -> Any.Type? {
    // The kind of a protocol descriptor is 3. Later descriptor layouts would have a different version.
    guard let description = followIndirectly(record),
      description.load(as: UInt32.self) & layoutAndKind == 3,
      hasName(follow(description + 8), name)
    else { return nil }
    let kind = (record + 12).load(as: UInt32.self) >> 3 & 7
    let type: UnsafeRawPointer
    switch kind {
    case 0: type = follow(record + 4)
    case 1: type = follow(record + 4).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let flags = type.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    // The range contains the kinds of classes, structures and enumerations.
    guard !isGeneric, (16...18).contains(flags & layoutAndKind) else { return nil }
    // An accessor returns the metadata in the first of two registers, so it can be called like a C function.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafeBitCast(follow(type + 12), to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// The bits in a descriptor's flags that contain its kind and its layout version. The layout version must be 0.
  private static let layoutAndKind: UInt32 = 0xFF1F

  /// Returns the address to which a relative reference points.
  private static func follow(_ reference: UnsafeRawPointer) -> UnsafeRawPointer {
    reference + Int(reference.load(as: Int32.self))
  }

  /// Returns the address to which a reference points, directly or indirectly. The lowest bit of the reference indicates
  /// whether the reference is indirect.
  private static func followIndirectly(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(reference.load(as: Int32.self))
    let place = reference + (offset & ~1)
    return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
  }

  private static func hasName(_ text: UnsafeRawPointer, _ name: StaticString) -> Bool {
    let letters = text.assumingMemoryBound(to: UInt8.self)
    return (0..<name.utf8CodeUnitCount).allSatisfy { letters[$0] == name.utf8Start[$0] }
      && letters[name.utf8CodeUnitCount] == 0
  }
}

/// Calls a closure with the metadata sections of each loaded module.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)
