// SPDX-License-Identifier: MIT

/// A writer that builds a message from little-endian numbers and from length-prefixed strings and lists.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func write(_ text: String) {
    write(UInt32(clamping: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write<Element>(
    _ list: [Element],
    _ element: (inout ByteWriter, Element) -> Void
  ) {
    write(UInt32(clamping: list.count))
    for item in list { element(&self, item) }
  }
}
