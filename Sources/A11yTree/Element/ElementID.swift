/// The name of one element for as long as it lives: a slot in the tree and the generation of that slot.
///
/// A source gives ids out in the order in which it meets its elements, so the same program gives
/// the same ids on every run. A slot that is used again gets the next generation, so an id that
/// outlived its element names nothing.
public struct ElementID: Hashable, Sendable {
  /// The slot, from 0. Slots should be dense: a tree keeps storage up to the highest one.
  public var index: UInt32

  /// How often the slot was used before.
  public var generation: UInt32

  /// Makes an id from a slot and its generation.
  public init(index: UInt32, generation: UInt32 = 0) {
    self.index = index
    self.generation = generation
  }
}

extension ElementID: Comparable {
  /// Orders ids by slot, then by generation. This is not reading order.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool {
    (lhs.index, lhs.generation) < (rhs.index, rhs.generation)
  }
}

extension ElementID: LosslessStringConvertible {
  /// The id as documents and the command line write it: `12`, or `12.3` in generation 3.
  public var description: String {
    generation == 0 ? "\(index)" : "\(index).\(generation)"
  }

  /// Reads `12` or `12.3`; anything else is `nil`.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    // An integer may be read with a sign; an id has none.
    guard parts.count <= 2, !description.contains("+"), let index = UInt32(parts[0]) else {
      return nil
    }
    guard let generation = parts.count == 2 ? UInt32(parts[1]) : 0 else { return nil }
    self.init(index: index, generation: generation)
  }
}
