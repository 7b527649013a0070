/// One thing that a node read: the cell, and the node's place among the cell's readers.
package struct Dependency {
  package let cell: AnyCell
  package var slot: Int32
}

extension _ViewNode {
  /// Notes that the node reads a cell.
  ///
  /// Evaluations mostly read the same cells in the same order, so a read that is where it was last
  /// time costs one comparison.
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

  /// Forgets what was not read this time.
  package final func forgetDependencies(from place: Int) {
    while dependencies.count > place {
      let last = dependencies.removeLast()
      last.cell.removeReader(at: Int(last.slot))
    }
  }

  /// Another reader left, and the node took over its place in a cell.
  package final func readerMoved(in cell: AnyCell, to slot: Int) {
    for index in dependencies.indices where dependencies[index].cell === cell {
      dependencies[index].slot = Int32(slot)
    }
  }
}
