// SPDX-License-Identifier: MIT

/// A location in a program's source code, which the compiler passes to a call.
///
/// A source location is stored in every `@State`. A source location occupies two words without padding, because padding
/// could make the bits of equal views differ.
///
/// Invariant: the address points to a literal, which exists for as long as the program runs.
package struct SourcePlace: CustomStringConvertible, Sendable {
  private let address: UInt
  private let length: UInt32
  private let line: UInt32

  package init(fileID: StaticString, line: UInt) {
    let hasText = fileID.hasPointerRepresentation
    address = hasText ? UInt(bitPattern: fileID.utf8Start) : 0
    length = hasText ? UInt32(clamping: fileID.utf8CodeUnitCount) : 0
    self.line = UInt32(clamping: line)
  }

  package var description: String {
    let start = UnsafePointer<UInt8>(bitPattern: address)
    let file = UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    return "\(String(decoding: file, as: UTF8.self)):\(line)"
  }
}
