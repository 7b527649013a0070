// SPDX-License-Identifier: MIT

/// An error in an update to a tree.
public enum TreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An element lists a child that does not exist.
  case missingChild(ElementID, parent: ElementID)
  /// An element has more than one parent.
  case twoParents(ElementID)
  /// An element cannot be reached from the root, because it has no parent or is inside itself.
  case unreachable(ElementID)
  /// The tree has no root, or the root does not exist.
  case noRoot
  /// Elements are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// A slot has a number so far above all other slots' numbers that storing the slot would waste memory.
  case sparse(ElementID)

  /// A short description of the error.
  public var description: String {
    switch self {
    case .missingChild(let child, let parent):
      "element \(parent) refers to a child, \(child), that does not exist"
    case .twoParents(let id): "element \(id) has two parents"
    case .unreachable(let id): "element \(id) cannot be reached from the root"
    case .noRoot: "the tree has no root"
    case .tooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .sparse(let id): "the id of element \(id) is far higher than all other ids"
    }
  }
}
