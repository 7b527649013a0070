// SPDX-License-Identifier: MIT

/// The run of children by which two lists differ: what is between their common start and end.
///
/// An insertion among a million siblings so costs two fast comparisons, and not a visit to each.
struct ReplacedRun {
  /// The run in the old list.
  let old: Range<Int>
  /// The run in the new list.
  let new: Range<Int>

  /// Compares two lists. O(length).
  init(of old: [ElementID], by new: [ElementID]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }
}
