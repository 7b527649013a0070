/// The node of a `ForEach`: rows by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Row = RowNode<Data, ID, Content>

  private(set) var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  private var rows: ContiguousArray<Row> = []
  private var context: _ViewContext

  init(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
    self.view = view
    self.context = context
    super.init(context)
    self.context = context.below(self)
    ids = ids(of: view)
    rows.reserveCapacity(ids.count)
    for element in view.data { rows.append(make(element)) }
    warnOfDuplicates()
  }

  private func make(_ element: Data.Element) -> Row {
    graph.counters.rowsMade += 1
    return Row(element, self, context.at(Int32(rows.count)))
  }

  var isLazy: Bool { context.isLazy }

  private func ids(of view: ForEach<Data, ID, Content>) -> ContiguousArray<ID> {
    graph.evaluate(self) {
      let path = view.id
      return ContiguousArray(view.data.map { $0[keyPath: path] })
    }
  }

  override func reevaluate() {
    flags.remove(.isDirty)
    arrange(hasSameContent: true)
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    if graph.prunes, !flags.contains(.isDirty), isUnchanged(new) { return }
    let hasSameContent = graph.prunes && haveSameBits(view.content, new.content)
    view = new
    flags.remove(.isDirty)
    arrange(hasSameContent: hasSameContent)
  }

  private func isUnchanged(_ new: ForEach<Data, ID, Content>) -> Bool {
    haveSameBits(view.data, new.data) && haveSameBits(view.content, new.content)
      && view.id == new.id
  }

  private func arrange(hasSameContent: Bool) {
    let newIDs = ids(of: view)
    let most = min(ids.count, newIDs.count)
    var prefix = 0
    while prefix < most, ids[prefix] == newIDs[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < most - prefix, ids[ids.count - 1 - suffix] == newIDs[newIDs.count - 1 - suffix] {
      suffix += 1
    }
    if prefix == ids.count, prefix == newIDs.count {
      for (row, element) in zip(rows, view.data) { row.update(element, hasSameContent) }
      return
    }
    replace(newIDs, prefix: prefix, suffix: suffix, hasSameContent)
  }

  /// Matches the rows between a common prefix and suffix by id, and those of one id by occurrence.
  private func replace(
    _ newIDs: ContiguousArray<ID>,
    prefix: Int,
    suffix: Int,
    _ hasSameContent: Bool
  ) {
    var old: [ID: [Row]] = [:]
    for index in (prefix..<(ids.count - suffix)).reversed() {
      old[ids[index], default: []].append(rows[index])
    }
    let before = rows
    rows = []
    rows.reserveCapacity(newIDs.count)
    var made: [ID] = []
    for (index, element) in view.data.enumerated() {
      let row: Row
      if index < prefix {
        row = before[index]
      } else if index >= newIDs.count - suffix {
        row = before[index - newIDs.count + before.count]
      } else if let match = old[newIDs[index]]?.popLast() {
        row = match
      } else {
        rows.append(make(element))
        made.append(newIDs[index])
        continue
      }
      row.ordinal = Int32(index)
      rows.append(row)
      row.update(element, hasSameContent)
    }
    for index in prefix..<(before.count - suffix) {
      while let row = old[ids[index]]?.popLast() { row.remove() }
    }
    ids = newIDs
    contentChanged()
    markPreferenceReaders()
    if isLazy { reveal() }
    if hasDuplicates(made) { warnOfDuplicates() }
  }

  /// Whether ids may be there twice now that some are new; a few are looked for one by one.
  private func hasDuplicates(_ made: [ID]) -> Bool {
    guard made.count <= 8 else { return true }
    return made.contains { id in ids.count { $0 == id } > 1 }
  }

  private func warnOfDuplicates() {
    guard ids.count > 1, ID.self != Range<Int>.Element.self || Data.self != Range<Int>.self else {
      return
    }
    // Hashes come first, since a set of numbers costs a fraction of a set of whatever ids are.
    var hashes = Set<Int>(minimumCapacity: ids.count)
    guard !ids.allSatisfy({ hashes.insert($0.hashValue).inserted }) else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      graph.report(
        Diagnostic(
          .duplicateID,
          view: "\(ForEach<Data, ID, Content>.self)",
          "has several elements with the id \(id); they are told apart by their order. "
            + "Give every element an id of its own."
        )
      )
      return
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for row in rows { body(row) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for index in rows.indices { rows[index].appendElements(to: &elements) }
  }
}

extension ForEachNode: LazyRows {
  func reveal(_ range: Range<Int>) {
    for row in rows[range.clamped(to: rows.indices)] { row.appear() }
  }
}

extension ForEachNode: IdentifyingNode {
  func node(identifiedBy id: AnyHashable) -> Node? {
    guard let id = id.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    return rows[place]
  }
}
