// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Has the source create the rows that a search reaches before it finds its target.
@MainActor
enum RowPhase {
  static func make(_ search: RowSearch, _ state: SessionState) -> [TurnStep] {
    guard state.link.hasUnmadeRows else { return [] }
    let source = state.link.source
    if search.reach == .everything { return TurnStep.taking(source.makeAllRows()) }
    guard !search.isFruitless(in: state.tree),
      let rows = search.reach.unmade(from: search.place, in: state.tree),
      let element = state.tree[rows.id]
    else { return [] }
    let next = search.asked(for: rows.id, element)
    return [
      .request(
        SourceRequest(
          kind: .rows(of: rows.id, isForward: rows.isForward),
          isAnswerFirst: false
        ) { _, _ in [.makeRows(next)] }
      )
    ]
  }
}
