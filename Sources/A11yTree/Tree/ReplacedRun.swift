// SPDX-License-Identifier: MIT

/// The run of children in which two lists differ: everything between their common start and their common end.
///
/// For an insertion among a million siblings, a single fast comparison of the lists replaces a visit to each sibling.
/// Every index that is read is within both lists, because the limits never exceed the lists' lengths.
struct ReplacedRun {
  /// The differing run in the old list.
  let old: Range<Int>
  /// The differing run in the new list.
  let new: Range<Int>

  /// Whether the lists are equal.
  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// Compares two lists. O(length).
  init(of old: [ElementID], by new: [ElementID]) {
    let shorter = min(old.count, new.count)
    let (start, end) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let start = Self.common(shorter, of: old, from: 0, and: new, from: 0, by: 1)
        return (
          start,
          Self.common(
            shorter - start,
            of: old,
            from: old.count - 1,
            and: new,
            from: new.count - 1,
            by: -1
          )
        )
      }
    }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }

  /// Returns the number of elements that two lists have in common from the given indices onward, up to a limit.
  private static func common(
    _ limit: Int,
    of old: UnsafeBufferPointer<ElementID>,
    from oldStart: Int,
    and new: UnsafeBufferPointer<ElementID>,
    from newStart: Int,
    by step: Int
  ) -> Int {
    var count = 0
    // Several elements are compared at a time, in blocks whose inner loop has no early exit.
    while count + block <= limit {
      var difference: UInt32 = 0
      for place in count..<count + block {
        let one = old[oldStart + place * step]
        let other = new[newStart + place * step]
        difference |= one.index ^ other.index | one.generation ^ other.generation
      }
      guard difference == 0 else { break }
      count += block
    }
    while count < limit, old[oldStart + count * step] == new[newStart + count * step] { count += 1 }
    return count
  }

  private static let block = 64
}
