// SPDX-License-Identifier: MIT

/// The existing but hidden objects, each with its parent.
///
/// Each check covers a limited number of objects, in the order in which they were found, so that the results are the
/// same in every run. An object is removed together with its parent. If there are more objects than ``limit``, the
/// oldest ones are discarded.
struct HiddenObjects {
  /// The maximum number of objects to remember.
  static let limit = 20_000

  private var places: [AccessibleReference: (parent: AccessibleReference, number: Int)] = [:]
  private var children: [AccessibleReference: Set<AccessibleReference>] = [:]
  /// The objects with their numbers, in order. Outdated entries are skipped, and are removed from time to time.
  private var order: [(number: Int, object: AccessibleReference)] = []
  /// The lowest index in ``order`` at which an entry may still be valid.
  private var oldest = 0
  private var lastNumber = 0
  /// The number of the object that was checked last.
  private var lastLookedAt = 0

  /// The number of objects.
  var count: Int { places.count }

  /// The parent of a hidden object, or `nil` for any other object.
  subscript(object: AccessibleReference) -> AccessibleReference? { places[object]?.parent }

  /// Returns a parent's hidden children.
  func children(of parent: AccessibleReference) -> Set<AccessibleReference> {
    children[parent] ?? []
  }

  /// Records that an object is hidden. O(1), amortized.
  mutating func insert(_ object: AccessibleReference, in parent: AccessibleReference?) {
    guard let parent else { return remove(object) }
    if let place = places[object] {
      guard place.parent != parent else { return }
      remove(object)
    }
    lastNumber += 1
    places[object] = (parent, lastNumber)
    children[parent, default: []].insert(object)
    order.append((lastNumber, object))
    if places.count > Self.limit {
      while !isCurrent(order[oldest]) { oldest += 1 }
      remove(order[oldest].object)
    }
    if order.count > 2 * places.count + 64 {
      order = order.filter(isCurrent)
      oldest = 0
    }
  }

  /// Removes an object that is now visible or no longer exists.
  mutating func remove(_ object: AccessibleReference) {
    guard let parent = places.removeValue(forKey: object)?.parent else { return }
    children[parent]?.remove(object)
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  /// Removes the children of a parent that no longer exists.
  mutating func removeChildren(of parent: AccessibleReference) {
    for child in children.removeValue(forKey: parent) ?? [] { places[child] = nil }
  }

  /// Returns the next objects to check, starting after the most recently checked object and wrapping around at the end
  /// of the list.
  mutating func next(_ limit: Int) -> [AccessibleReference] {
    let current = order.filter(isCurrent)
    let start = current.firstIndex { $0.number > lastLookedAt } ?? 0
    let chosen = (current[start...] + current[..<start]).prefix(limit)
    lastLookedAt = chosen.last?.number ?? 0
    return chosen.map(\.object)
  }

  private func isCurrent(_ entry: (number: Int, object: AccessibleReference)) -> Bool {
    places[entry.object]?.number == entry.number
  }
}
