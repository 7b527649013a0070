// SPDX-License-Identifier: MIT

import A11yTree

/// Where a user has left documents, so that going back leads there again.
@MainActor
final class PageTrail {
  /// What was activated last in each document, by its address.
  private var left = RecentAddresses<Footprint>()
  private var isReturning = false

  /// What is known of an element when its document is gone.
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

  /// Records the activation of an element, which may lead elsewhere.
  func note(_ element: Element, at address: String) {
    left.remember(Footprint(element), for: address)
  }

  /// Records that the user goes back to a document.
  func beginReturn() { isReturning = true }

  /// The element at which the document was left that has just been gone back to.
  func takeReturn(to address: String, among elements: [ElementID: Element]) -> ElementID? {
    guard isReturning else { return nil }
    isReturning = false
    guard let footprint = left[address] else { return nil }
    return elements.filter { footprint.fits($0.value) }.keys.min()
  }
}

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
