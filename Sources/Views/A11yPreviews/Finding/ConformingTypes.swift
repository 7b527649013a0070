// SPDX-License-Identifier: MIT

/// The types of the program that conform to a protocol, from the records that the compiler leaves
/// for the runtime. This is the only file here that reads memory unchecked.
///
/// Invariant: the layout of these records is part of Swift's stable ABI (`docs/ABI/TypeMetadata.md`
/// in Swift's repository, and `MetadataSections` of version 1 or later in its runtime). No record is
/// written to, and a record that is generic, foreign or of another protocol is passed over.
enum ConformingTypes {
  /// The types that conform to a protocol of a name, in the order in which they were linked.
  @MainActor
  static func all(ofProtocolNamed name: StaticString) -> [Any.Type] {
    var search = Search(name: name)
    withUnsafeMutablePointer(to: &search) {
      enumerateMetadataSections({ Self.scan($0, $1) }, $0)
    }
    return search.found
  }

  private struct Search {
    let name: StaticString
    var found: [Any.Type] = []
  }

  /// Where the conformances are among the words of a module's sections: a start and a length.
  private static let conformances = 6

  private static func scan(_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool
  {
    let words = sections.assumingMemoryBound(to: UInt.self)
    guard words[0] >= 1, let start = UnsafeRawPointer(bitPattern: words[conformances]) else {
      return true
    }
    let search = context.assumingMemoryBound(to: Search.self)
    for offset in stride(from: 0, to: Int(words[conformances + 1]), by: 4) {
      let record = follow(start + offset)
      guard let type = conformingType(record, to: search.pointee.name) else { continue }
      search.pointee.found.append(type)
    }
    return true
  }

  /// The type of a conformance, if it is to a protocol of this name.
  private static func conformingType(
    _ record: UnsafeRawPointer,
    to name: StaticString
  ) -> Any.Type? {
    guard let description = followIndirectly(record),
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
    guard !isGeneric, (16...18).contains(flags & 0x1F) else { return nil }
    // An accessor returns the metadata in the first of two registers, as a C function would.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafeBitCast(follow(type + 12), to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

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
