// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the words for the lists and tables that the cursor enters or leaves, and for the landmarks that it enters
  /// at their start or through a search.
  func containersOnAndroid(
    _ surroundings: [AccessibilityTree.Surrounding],
    knowing known: [ElementID],
    because reason: Arrival.Reason
  ) -> ContainerWords {
    var words = ContainerWords()
    let reachable = surroundings.firstIndex { $0.id == tree.modal } ?? 0
    for surrounding in surroundings[reachable...] where !known.contains(surrounding.id) {
      guard let container = tree[surrounding.id], !container.isStop else { continue }
      if container.isLandmark {
        if surrounding.isFirst || reason == .jumped {
          words.starts += name(of: container) + [kind(of: container, .container)].compactMap(\.self)
        }
      } else if let word = container.role.androidMessage {
        words.entered.append(own(.role, word))
      } else if let word = container.role.androidContainer {
        words.entered += entered(surrounding.id, container, word)
      }
    }
    let around = Set(surroundings.map(\.id))
    for id in known.reversed() where !around.contains(id) {
      guard let container = tree[id], let word = container.role.androidContainer,
        isDescribed(container.role)
      else { continue }
      words.ends.append(own(.edge, catalog[.outOf, catalog[word]]))
    }
    return words
  }

  private func isDescribed(_ role: Role) -> Bool {
    role.isTable ? verbosity.describesTables : verbosity.describesLists
  }

  private func entered(
    _ id: ElementID,
    _ container: Element,
    _ word: Word
  ) -> [Utterance.Segment] {
    guard isDescribed(container.role) else { return [] }
    var words = [own(.edge, catalog[.inside, catalog[word]])] + name(of: container)
    if container.role.isTable {
      if container.hasDetails, let size = container.details.table, verbosity.speaksTableNumbers {
        let rows = size.statedRows.flatMap { $0 < 0 ? nil : $0 } ?? size.rows
        let columns = size.statedColumns.flatMap { $0 < 0 ? nil : $0 } ?? size.columns
        words.append(own(.edge, catalog[.rows, rows]))
        words.append(own(.edge, catalog[.columns, columns]))
      }
    } else {
      let count = tree.children(of: id).count { tree.role(of: $0)?.isItemOnAndroid == true }
      if count > 0 { words.append(own(.edge, catalog[.items, count])) }
    }
    return words
  }
}

extension Role {
  /// TalkBack's word for a container whose start and end it announces.
  fileprivate var androidContainer: Word? {
    switch self {
    case .list, .listBox: .list
    case .table: .table
    case .grid, .treeGrid: .grid
    default: nil
    }
  }

  /// TalkBack's word for a message, spoken when the cursor enters the message.
  fileprivate var androidMessage: Word? {
    switch self {
    case .alert: .alert
    case .status: .status
    default: nil
    }
  }

  fileprivate var isItemOnAndroid: Bool { self == .listItem || self == .option }
}
