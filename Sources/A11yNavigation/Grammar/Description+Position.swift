import A11yTree

extension Description {
  /// The place in a set.
  ///
  /// Items of a list are not numbered, for the list's edges are said; nor are the options of a list
  /// box, as testers heard it.
  func positionWords(in tabBar: ElementID?) -> [Utterance.Segment] {
    guard verbosity.speaksPositions else { return [] }
    let place = element.position ?? tabBar.flatMap(position(in:))
    guard let place, place.count > 0, place.index > 0, !element.role.isCell else { return [] }
    switch element.role {
    case .listItem, .option, .listMarker: return []
    default: break
    }
    // A place beyond the end of its set says nothing about the set.
    let text =
      place.index <= place.count
      ? catalogue[.position, "\(place.index)", "\(place.count)"] : "\(place.index)"
    return [own(.position, text)]
  }

  /// The tab bar that the element is a tab of: the one it is directly in.
  var tabBar: ElementID? {
    // Few elements are in what can be a tab bar, and looking at one is dear.
    guard element.role == .tab || isButtonLike, let parent = tree.parent(of: id),
      tree.role(of: parent)?.canBeTabBar == true, let bar = tree[parent], !bar.isStop,
      bar.traits.contains(.isTabBar) || bar.role == .tabList
    else { return nil }
    return parent
  }

  private var isButtonLike: Bool {
    switch element.role {
    case .button, .generic, .staticText, .radio: true
    default: false
    }
  }

  /// The place among the stops of a tab bar.
  private func position(in tabBar: ElementID) -> Element.Position? {
    var index = 0
    var count = 0
    for child in tree.children(of: tabBar) where tree.kinds(of: child).contains(.stop) {
      count += 1
      if child == id { index = count }
    }
    return index > 0 ? Element.Position(index, of: count) : nil
  }
}

extension Role {
  /// Whether a container of the role may have the trait of a tab bar.
  fileprivate var canBeTabBar: Bool {
    switch self {
    case .tabList, .group, .generic, .toolbar, .radioGroup: true
    default: false
    }
  }
}
