// SPDX-License-Identifier: MIT

import A11yTree

extension ScanPlan {
  /// Returns the words for a stop: an element's words without hints, or a group's name and size.
  func utterance(for stop: ScanStop) -> Utterance {
    let words = settings.verbosity.catalog(for: tree)
    switch stop {
    case .back: return Utterance([words.segment(.interface, .back)])
    case .scannerMenu: return Utterance([words.segment(.interface, .scannerMenu)])
    case .entry(let entry): return Utterance([words.segment(entry)])
    case .group(.panel(let panel)) where panel.isMenu && panel.name != nil:
      return Utterance(panel.name.map { [words.segment(.interface, $0)] } ?? [])
    case .item(let id):
      return Utterance(
        Description(of: id, in: tree, verbosity: settings.verbosity)?.words ?? []
      )
    case .group(let group):
      let stops = stops(of: group)
      let count = self.count(stops)
      let name = name(of: group, words)
      var segments = name
      segments.append(words.segment(.interface, .group))
      segments.append(words.segment(.position, words[.items, count]))
      if name.isEmpty,
        let first = self.stop(at: stops.places.lowerBound, of: stops)
          .flatMap({ label(of: $0.stop, words) }),
        let last = self.stop(at: stops.places.upperBound - 1, of: stops)
          .flatMap({ label(of: $0.stop, isLast: true, words) })
      {
        segments.append(
          .init(.label, first == last ? first : words[.firstToLast, first, last])
        )
      }
      return Utterance(segments)
    }
  }

  /// Returns the label and kind of a group's container, or the name of a panel's group.
  private func name(
    of group: ScanGroup,
    _ words: Catalog
  ) -> [Utterance.Segment] {
    if let word = group.panel?.name { return [words.segment(.container, word)] }
    guard case .container(let id) = group, let element = tree[id] else { return [] }
    var name: [Utterance.Segment] = []
    let label = element.label.onOneLine
    if !label.isEmpty { name.append(.init(.container, label)) }
    if let own = element.kindWord {
      name.append(.init(.container, own))
    } else if let word = kind(of: element) {
      // A list without a name is better identified by its contents.
      if word == .list, label.isEmpty { return [] }
      name.append(words.segment(.container, word))
    }
    return name
  }

  private func kind(of element: Element) -> Word? {
    if element.role.isLandmark { return element.role.landmarkWord }
    if element.role.isTable { return .table }
    if element.role.isList { return .list }
    return element.role.containerWord
  }

  private func label(of stop: ScanStop, isLast: Bool = false, _ words: Catalog) -> String? {
    switch stop {
    case .item(let id): return tree[id]?.label.onOneLine
    case .entry(let entry): return label(of: entry, words)
    case .group(.panel(let panel)):
      return (isLast ? panel.lastEntry : panel.firstEntry).flatMap { label(of: $0, words) }
    case .group(let group):
      guard let element = group.element else { return nil }
      let item =
        isLast ? tree.last(.interactive, in: element) : tree.first(.interactive, in: element)
      return item.flatMap { tree[$0]?.label.onOneLine }
    default: return nil
    }
  }

  /// Returns an entry's name, or `nil` for a key that enters part of a secret.
  private func label(of entry: PanelEntry, _ words: Catalog) -> String? {
    if case .secretKey = entry { return nil }
    return words.segment(entry).text
  }

  /// Returns the elements of a stop: a single element, or all elements in a group. The complexity is O(number of stops
  /// in the row or group).
  func elements(of stop: ScanStop) -> [ElementID] {
    switch stop {
    case .item(let id), .group(.container(let id)): [id]
    case .group(let group): elements(of: stops(of: group))
    case .entry, .back, .scannerMenu: []
    }
  }

  private func elements(of stops: ScanStretch) -> [ElementID] {
    guard case .container(let container, _) = stops.contents else { return [] }
    return stops.places.compactMap {
      tree.stop(at: $0, in: container, grouped: settings.groupsItems)?.id
    }
  }
}
