// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// The words for the current stop.
  func utterance(in tree: AccessibilityTree) -> Utterance? {
    if let menu {
      return Utterance(.interface, menu.items[menu.index].name.onOneLine)
    }
    guard let stop else { return nil }
    return Self.utterance(for: stop, in: tree, settings: settings)
  }

  /// The words for a stop: an element's without hints, a group's name and size.
  static func utterance(
    for stop: ScanStop,
    in tree: AccessibilityTree,
    settings: Settings
  ) -> Utterance {
    let words = settings.verbosity.catalogue(for: tree)
    switch stop {
    case .back: return Utterance([words.segment(.interface, .back)])
    case .scannerMenu: return Utterance([words.segment(.interface, .scannerMenu)])
    case .item(let id):
      return Utterance(
        Description(of: id, in: tree, verbosity: settings.verbosity)?.words() ?? []
      )
    case .group(let group):
      let stops = ScanPlan(tree: tree, settings: settings).stops(of: group)
      let name = Self.name(of: group, in: tree, words)
      var segments = name
      segments.append(words.segment(.interface, .group))
      segments.append(words.segment(.position, words[.items, stops.count]))
      if name.isEmpty, let first = stops.first.flatMap({ label(of: $0, in: tree) }),
        let last = stops.last.flatMap({ label(of: $0, in: tree, isLast: true) })
      {
        segments.append(
          .init(.label, first == last ? first : words[.firstToLast, first, last])
        )
      }
      return Utterance(segments)
    }
  }

  /// The label and kind of a group's container.
  private static func name(
    of group: ScanGroup,
    in tree: AccessibilityTree,
    _ words: Catalogue
  ) -> [Utterance.Segment] {
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

  private static func kind(of element: Element) -> Word? {
    if element.role.isLandmark { return element.role.landmarkWord }
    if element.role.isTable { return .table }
    if element.role.isList { return .list }
    return element.role.containerWord
  }

  private static func label(
    of stop: ScanStop,
    in tree: AccessibilityTree,
    isLast: Bool = false
  ) -> String? {
    switch stop {
    case .item(let id): return tree[id]?.label.onOneLine
    case .group(let group):
      let element = group.element
      let item =
        isLast ? tree.last(.interactive, in: element) : tree.first(.interactive, in: element)
      return item.flatMap { tree[$0]?.label.onOneLine }
    default: return nil
    }
  }
}
