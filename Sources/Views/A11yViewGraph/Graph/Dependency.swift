// SPDX-License-Identifier: MIT

/// A record that a node depends on a cell. The record contains the cell and the node's slot in the cell's list of
/// readers.
package struct Dependency {
  package let cell: AnyCell
  package var slot: Int32
}

extension _ViewNode {
  /// Records that the node has read a cell.
  ///
  /// An evaluation usually reads the same cells in the same order as the previous evaluation. If the same cells are
  /// read in the same order, each read costs only one comparison.
  package final func read(_ cell: AnyCell, at place: inout Int) {
    if place < dependencies.count, dependencies[place].cell === cell {
      place += 1
      return
    }
    for index in 0..<place where dependencies[index].cell === cell { return }
    forgetDependencies(from: place)
    dependencies.append(Dependency(cell: cell, slot: Int32(cell.readers.count)))
    cell.readers.append(Unmanaged.passUnretained(self))
    place += 1
  }

  /// Removes the dependencies on cells that were not read in this evaluation.
  package final func forgetDependencies(from place: Int) {
    while dependencies.count > place {
      let last = dependencies.removeLast()
      last.cell.removeReader(at: Int(last.slot))
    }
  }

  /// Updates the node's slot in a cell's list after the node has moved into the slot of a removed reader.
  package final func readerMoved(in cell: AnyCell, to slot: Int) {
    for index in dependencies.indices where dependencies[index].cell === cell {
      dependencies[index].slot = Int32(slot)
    }
  }
}
