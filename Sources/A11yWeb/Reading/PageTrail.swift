// SPDX-License-Identifier: MIT

import A11yTree

/// The positions at which a user left documents, so that going back leads to these positions.
@MainActor
final class PageTrail {
  /// The last activated element in each document, keyed by the document's address.
  private var left = RecentAddresses<Footprint>()
  private var isReturning = false

  /// The properties that identify an element after the user has left its document and opened it again.
  private struct Footprint {
    var role: Role
    var label: String
    var url: String

    init(_ element: Element) {
      role = element.role
      label = element.label
      url = element.hasDetails ? element.details.url : ""
    }

    func fits(_ element: Element) -> Bool {
      element.role == role && element.label == label
        && (element.hasDetails ? element.details.url : "") == url
    }
  }

  /// Records that the user activated an element, which may lead to another document.
  func note(_ element: Element, at address: String) {
    left.remember(Footprint(element), for: address)
  }

  /// Records that the user is going back to a document.
  func beginReturn() { isReturning = true }

  /// Returns the element at which the user left the document, if the user has just returned to the document.
  func takeReturn(to address: String, among elements: [ElementID: Element]) -> ElementID? {
    guard isReturning else { return nil }
    isReturning = false
    guard let footprint = left[address] else { return nil }
    return elements.filter { footprint.fits($0.value) }.keys.min()
  }
}

/// A cache with a value for each recently used address. The least recently used addresses are removed to limit memory
/// use in a long session.
struct RecentAddresses<Value> {
  /// The maximum number of addresses to keep.
  static var limit: Int { 1000 }
  /// The maximum total number of bytes in all addresses, because `data:` addresses can be long.
  static var byteLimit: Int { 1 << 20 }

  private var values: [String: (value: Value, use: Int)] = [:]
  private var uses = 0
  private var bytes = 0

  /// The stored addresses.
  var addresses: Dictionary<String, (value: Value, use: Int)>.Keys { values.keys }

  /// The value for an address, if a value is stored.
  subscript(address: String) -> Value? { values[address]?.value }

  /// Stores a value for an address. The newest value is always kept. The complexity is O(addresses) if other values
  /// must be removed.
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
