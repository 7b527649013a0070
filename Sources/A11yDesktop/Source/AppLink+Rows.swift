// SPDX-License-Identifier: MIT

import A11yTree

extension AppLink {
  /// Reads some of the rows of a run, and answers after the change that they are.
  func makeRows(of id: ElementID, isForward: Bool, _ ticket: RequestTicket) {
    add { [self] in
      if let run = mirror.node(id), case .run(let range) = run.kind, let parent = run.parent {
        let part = isForward ? range.prefix(RowDemand.step) : range.suffix(RowDemand.step)
        await mirror.read(part.startIndex..<part.endIndex, of: run, in: parent)
      }
      flush()
      report(.answered(ticket, .handled()))
    }
  }

  /// Reads the rows after an element before a cursor reaches their end.
  func prefetch(near id: ElementID) {
    guard isIdle, let node = mirror.node(id) else { return }
    guard let item = node.parent?.demand == nil ? node.parent : node, let list = item.parent,
      list.demand != nil, let place = list.children.firstIndex(where: { $0 === item })
    else { return }
    let near = list.children[max(0, place - 15)..<min(list.children.count, place + 15)]
    guard let run = near.first(where: { if case .run = $0.kind { true } else { false } }),
      case .run(let range) = run.kind
    else { return }
    let isAfter = list.children[..<place].contains { $0 === run } == false
    let part = isAfter ? range.prefix(RowDemand.step) : range.suffix(RowDemand.step)
    add { [self] in
      await mirror.read(part.startIndex..<part.endIndex, of: run, in: list)
      flush()
    }
  }

  /// Brings an element into view if it is scrolled out of it, and reports what follows from that:
  /// a page may add to its end.
  func show(_ id: ElementID, _ number: UInt64) {
    add { [self] in
      guard let node = mirror.node(id), let reference = node.acting,
        let facts = mirror.node(reference)?.facts, facts.interfaces.contains(.component),
        mirror.toolkit.hidesWhatIsScrolled, !facts.states.contains(.showing)
      else { return done(number) }
      await mirror.scroll(to: reference)
      settle(number)
    }
  }
}
