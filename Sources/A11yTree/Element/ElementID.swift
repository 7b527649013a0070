// SPDX-License-Identifier: MIT

/// An element's lifelong identity: a slot in the tree and the slot's generation.
///
/// A source assigns IDs in the order in which it encounters its elements, so the elements of a program have the same
/// IDs in every run. A reused slot has the next generation, so the ID of an element that no longer exists never refers
/// to another element.
public struct ElementID: Hashable, Sendable {
  /// The zero-based number of the slot. Slot numbers should have no gaps, because a tree allocates every slot up to the
  /// highest slot in use.
  public var index: UInt32

  /// The number of earlier elements that used the slot.
  public var generation: UInt32

  /// Creates an ID from a slot and its generation.
  public init(index: UInt32, generation: UInt32 = 0) {
    self.index = index
    self.generation = generation
  }
}

extension ElementID: Comparable {
  /// Orders IDs by slot, and then by generation. The order of IDs is not the reading order.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}

extension ElementID: LosslessStringConvertible {
  /// The ID in the form used in documents and on the command line, such as `12`, or `12.3` in generation 3.
  public var description: String {
    generation == 0 ? "\(index)" : "\(index).\(generation)"
  }

  /// Parses an ID such as `12` or `12.3`, or returns `nil` for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    // Parsing the text as an integer would accept a sign, which an id cannot have.
    guard parts.count <= 2, !description.contains("+"), let index = UInt32(parts[0]) else {
      return nil
    }
    guard let generation = parts.count == 2 ? UInt32(parts[1]) : 0 else { return nil }
    self.init(index: index, generation: generation)
  }
}
