// SPDX-License-Identifier: MIT

/// A value for each address that was used lately. The addresses that were used least recently are
/// forgotten, so that a long session does not fill its memory.
struct RecentAddresses<Value> {
  /// The most addresses that are kept.
  static var limit: Int { 1000 }
  /// The most bytes that all addresses have together: those of `data:` may be long.
  static var byteLimit: Int { 1 << 20 }

  private var values: [String: (value: Value, use: Int)] = [:]
  private var uses = 0
  private var bytes = 0

  /// The addresses.
  var addresses: Dictionary<String, (value: Value, use: Int)>.Keys { values.keys }

  /// The value for an address, if it is remembered.
  subscript(address: String) -> Value? { values[address]?.value }

  /// Remembers a value; the newest is always kept. O(addresses) if others have to go.
  mutating func remember(_ value: Value, for address: String) {
    uses += 1
    if values.updateValue((value, uses), forKey: address) == nil { bytes += address.utf8.count }
    while values.count > 1, values.count > Self.limit || bytes > Self.byteLimit,
      let oldest = values.min(by: { $0.value.use < $1.value.use })?.key
    {
      values[oldest] = nil
      bytes -= oldest.utf8.count
    }
  }
}
