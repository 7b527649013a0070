// SPDX-License-Identifier: MIT

import Observation

/// The node for a `ForEach`, which stores the rows and their IDs.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowsNode
{
  package typealias Row = RowNode<Data, ID, Content>

  @exclusivity(unchecked) package private(set) var view: ForEach<Data, ID, Content>
  package private(set) var ids: ContiguousArray<ID> = []

  package init(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
    self.view = view
    super.init(context)
    let elements: ContiguousArray<Data.Element>
    (elements, ids) = read(view)
    let most = leavesUnmade(ids.count) ? Self.screenful : ids.count
    // This is a local variable, because a property would be looked up and checked for every row.
    var rows = ContiguousArray<AnyRowNode?>()
    rows.reserveCapacity(ids.count)
    for index in 0..<min(most, elements.count) { rows.append(make(elements[index], at: index)) }
    if rows.count < ids.count {
      rows.append(contentsOf: repeatElement(nil, count: ids.count - rows.count))
    }
    self.rows = rows
    if most < rows.count { findGaps() }
    warnOfDuplicates()
  }

  private func make(_ element: Data.Element, at index: Int) -> Row {
    graph.counters.rowsMade += 1
    return Row(element, self, context.at(Int32(index)))
  }

  package override func makeRow(at index: Int) -> AnyRowNode {
    let data = view.data
    return make(data[data.index(data.startIndex, offsetBy: index)], at: index)
  }

  // Here and below, arrays and indices replace iterators and closures. In code that is not specialized for its types,
  // an iterator looks up its own type for each element, and a closure checks that it is on the main actor.
  private func read(
    _ view: ForEach<Data, ID, Content>
  ) -> (elements: ContiguousArray<Data.Element>, ids: ContiguousArray<ID>) {
    graph.evaluate(self) {
      let path = view.id
      let elements = ContiguousArray(view.data)
      var ids = ContiguousArray<ID>()
      ids.reserveCapacity(elements.count)
      for index in elements.indices { ids.append(elements[index][keyPath: path]) }
      return (elements, ids)
    }
  }

  /// Returns the view for an element.
  func content(of element: Data.Element) -> Content { view.content(element) }

  package override func reevaluate() {
    flags.remove(.isDirty)
    arrange(hasSameContent: true)
  }

  package func update(_ new: ForEach<Data, ID, Content>) {
    let prunes = graph.prunes && !Self.hasUnobservedObjects
    if prunes, !flags.contains(.isDirty), isUnchanged(new) { return }
    let hasSameContent = prunes && haveSameBits(view.content, new.content)
    view = new
    flags.remove(.isDirty)
    arrange(hasSameContent: hasSameContent)
  }

  /// Whether each row is evaluated together with the list, because the elements are objects whose changes do not cause
  /// their rows to be evaluated.
  private static var hasUnobservedObjects: Bool {
    Data.Element.self is AnyClass && !(Data.Element.self is any Observable.Type)
  }

  private func isUnchanged(_ new: ForEach<Data, ID, Content>) -> Bool {
    haveSameBits(view.data, new.data) && haveSameBits(view.content, new.content)
      && view.id == new.id
  }

  private func arrange(hasSameContent: Bool) {
    let (elements, newIDs) = read(view)
    let ids = ids
    let most = min(ids.count, newIDs.count)
    var prefix = 0
    while prefix < most, ids[prefix] == newIDs[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < most - prefix, ids[ids.count - 1 - suffix] == newIDs[newIDs.count - 1 - suffix] {
      suffix += 1
    }
    if prefix == ids.count, prefix == newIDs.count {
      let rows = rows
      for index in rows.indices {
        rows[index].map(typed)?.update(elements[index], hasSameContent)
      }
      return
    }
    replace(newIDs, of: elements, prefix: prefix, suffix: suffix, hasSameContent)
  }

  /// Matches rows by ID, except for rows in the unchanged prefix and suffix. Rows that have the same ID are matched in
  /// the order in which they occur.
  private func replace(
    _ newIDs: ContiguousArray<ID>,
    of elements: ContiguousArray<Data.Element>,
    prefix: Int,
    suffix: Int,
    _ hasSameContent: Bool
  ) {
    let places = isLazy ? placesOfCursors : []
    var old: [ID: [Row]] = [:]
    for index in (prefix..<(ids.count - suffix)).reversed() {
      if let row = rows[index] { old[ids[index], default: []].append(typed(row)) }
    }
    let before = rows
    let leavesUnmade = leavesUnmade(newIDs.count)
    var rows = ContiguousArray<AnyRowNode?>()
    rows.reserveCapacity(newIDs.count)
    var new: [ID] = []
    for index in elements.indices {
      let kept: AnyRowNode?
      if index < prefix {
        kept = before[index]
      } else if index >= newIDs.count - suffix {
        kept = before[index - newIDs.count + before.count]
      } else {
        kept = old[newIDs[index]]?.popLast()
        if kept == nil { new.append(newIDs[index]) }
      }
      if let kept {
        let row = typed(kept)
        row.ordinal = Int32(index)
        row.update(elements[index], hasSameContent)
        rows.append(row)
      } else {
        rows.append(leavesUnmade ? nil : make(elements[index], at: index))
      }
    }
    self.rows = rows
    for index in prefix..<(before.count - suffix) {
      while let row = old[ids[index]]?.popLast() { row.remove() }
    }
    ids = newIDs
    if leavesUnmade || !gaps.isEmpty { findGaps() }
    contentChanged()
    if isLazy { reveal(orAround: places) }
    if hasDuplicates(new) { warnOfDuplicates() }
  }

  /// Makes the rows appear that are on the first screen or near the current or previous cursor positions.
  private func reveal(orAround places: [Int]) {
    reveal(0..<Self.screenful)
    for place in places + placesOfCursors { reveal(around: min(place, rows.count - 1)) }
  }

  /// Returns the row as an instance of the class with which it was created.
  private func typed(_ row: AnyRowNode) -> Row { row.made(as: Row.self) }
}

extension ForEachNode: IdentifyingNode {
  package func node(identifiedBy id: AnyHashable, making isMade: Bool) -> Node? {
    guard let id = id.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    return isMade ? row(at: place) : rows[place]
  }
}

extension ForEachNode {
  /// Returns whether the new IDs may contain duplicates. Up to eight IDs are looked up individually. For more than
  /// eight IDs, the result is always `true`.
  package func hasDuplicates(_ new: [ID]) -> Bool {
    guard new.count <= 8 else { return true }
    let ids = ids
    for id in new {
      var count = 0
      for index in ids.indices where ids[index] == id { count += 1 }
      if count > 1 { return true }
    }
    return false
  }

  /// Reports duplicate ids.
  package func warnOfDuplicates() {
    // The numbers in a range are all different, so there can be no duplicates.
    guard ids.count > 1, ID.self != Range<Int>.Element.self || Data.self != Range<Int>.self else {
      return
    }
    // Hashes are compared first, because a set of integers costs only a fraction of what a set of arbitrary ids costs.
    var hashes = Set<Int>(minimumCapacity: ids.count)
    let ids = ids
    for index in ids.indices { hashes.insert(ids[index].hashValue) }
    guard hashes.count < ids.count else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      graph.report(
        Diagnostic(
          .duplicateID,
          view: viewName,
          "has several elements with the id \(id) in one ForEach; they are distinguished by "
            + "their order. Give every element its own id."
        )
      )
      return
    }
  }
}
