// SPDX-License-Identifier: MIT

/// The types of the program that conform to a protocol, from the records that the compiler leaves
/// for the runtime. This is the only file here that reads memory unchecked.
///
/// Invariant: the layout of these records is part of Swift's stable ABI (`docs/ABI/TypeMetadata.md`
/// in Swift's repository, and `MetadataSections` in its runtime). Only the versions that are known
/// here are read. No record is written to, and a record that is generic, foreign, of another
/// protocol or of another layout is passed over.
package struct ConformingTypes {
  /// The types that conform to the protocol, in the order in which they were linked.
  package private(set) var found: [Any.Type] = []
  /// Why types may be missing: a module has metadata in a layout that is not known.
  private(set) var refusal: String?
  private let name: StaticString

  init(ofProtocolNamed name: StaticString) { self.name = name }

  /// The types of the whole program.
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

  /// The versions of a module's sections whose layout is known.
  private static let knownVersions: ClosedRange<UInt> = 1...5
  /// Where the conformances are among the words of a module's sections: a start and a length.
  private static let conformances = 6

  /// Adds the types of one module.
  mutating func scan(_ sections: UnsafeRawPointer) {
    let words = sections.assumingMemoryBound(to: UInt.self)
    guard Self.knownVersions.contains(words[0]) else {
      refusal =
        "previews cannot be found: Swift's metadata has version \(words[0]), "
        + "known are \(Self.knownVersions.lowerBound) to \(Self.knownVersions.upperBound)"
      return
    }
    let length = words[Self.conformances + 1]
    guard length % 4 == 0, length < UInt(UInt32.max) else {
      refusal = "previews cannot be found: a table of conformances has \(length) bytes"
      return
    }
    guard let start = UnsafeRawPointer(bitPattern: words[Self.conformances]) else { return }
    for offset in stride(from: 0, to: Int(length), by: 4) {
      let record = Self.follow(start + offset)
      if let type = Self.conformingType(record, to: name) { found.append(type) }
    }
  }

  /// The type of a conformance, if it is to a protocol of this name.
  private static func conformingType(
    _ record: UnsafeRawPointer,
    to name: StaticString
  ) -> Any.Type? {
    // The kind of a protocol is 3; a later layout of descriptors has a version of its own.
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
    // Classes, structures and enumerations.
    guard !isGeneric, (16...18).contains(flags & layoutAndKind) else { return nil }
    // An accessor returns the metadata in the first of two registers, as a C function would.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafeBitCast(follow(type + 12), to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// The bits of a descriptor's flags that name its kind and the version of its layout, which is 0.
  private static let layoutAndKind: UInt32 = 0xFF1F

  /// The place that a relative reference refers to.
  private static func follow(_ reference: UnsafeRawPointer) -> UnsafeRawPointer {
    reference + Int(reference.load(as: Int32.self))
  }

  /// The same for a reference whose lowest bit says that it leads to a pointer.
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

/// Calls a function with the sections of each module that is loaded.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)
