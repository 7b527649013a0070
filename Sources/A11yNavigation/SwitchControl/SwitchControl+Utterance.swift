import A11yTree

extension SwitchControl {
  /// What is said of the stop that the scanner rests on.
  func utterance(in tree: AccessibilityTree) -> Utterance? {
    if let menu {
      return Utterance(.interface, menu.items[menu.index].name.onOneLine)
    }
    guard let stop else { return nil }
    return Self.utterance(for: stop, in: tree, settings: settings)
  }

  /// What is said of a stop: an element by its words without hints, a group by its name and size.
  static func utterance(
    for stop: ScanStop,
    in tree: AccessibilityTree,
    settings: Settings
  ) -> Utterance {
    switch stop {
    case .back: return Utterance(.interface, "back")
    case .scannerMenu: return Utterance(.interface, "scanner menu")
    case .item(let id):
      return Utterance(Description(of: id, in: tree, verbosity: Verbosity())?.words() ?? [])
    case .group(let group):
      let stops = ScanPlan(tree: tree, groupsItems: settings.groupsItems).stops(of: group)
      var words = Self.name(of: group, in: tree).map { Utterance.Segment(.container, $0) }
      let isNamed = !words.isEmpty
      words.append(.init(.interface, "group"))
      words.append(.init(.position, stops.count == 1 ? "1 item" : "\(stops.count) items"))
      if !isNamed, let first = stops.first.flatMap({ label(of: $0, in: tree) }),
        let last = stops.last.flatMap({ label(of: $0, in: tree) })
      {
        words.append(.init(.label, first == last ? first : "\(first) to \(last)"))
      }
      return Utterance(words)
    }
  }

  /// The label of a group's container and the kind of thing it is.
  private static func name(of group: ScanGroup, in tree: AccessibilityTree) -> [String] {
    guard case .container(let id) = group, let element = tree[id] else { return [] }
    let role = element.role
    var words = [element.label.onOneLine]
    if role.isLandmark {
      words.append(role.landmarkWord)
    } else if role.isTable {
      words.append("table")
    } else if role.isList {
      words.append("list")
    } else if let word = role.containerWord {
      words.append(word)
    }
    let named = words.filter { !$0.isEmpty }
    // A list that has no name of its own is better known by what is in it.
    return named == ["list"] ? [] : named
  }

  private static func label(of stop: ScanStop, in tree: AccessibilityTree) -> String? {
    switch stop {
    case .item(let id): return tree[id]?.label.onOneLine
    case .group(let group):
      return tree.first(.interactive, in: group.element).flatMap { tree[$0]?.label.onOneLine }
    default: return nil
    }
  }
}
