// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the words for the element's position in a set.
  func positionWords(in tabBar: ElementID?) -> [Utterance.Segment] {
    let place = element.position ?? tabBar.flatMap(position(in:)) ?? positionInHeader
    guard let place, place.count > 0, place.index > 0 else { return [] }
    // A position beyond the end of the set is not spoken.
    let text =
      place.index <= place.count
      ? catalog[.position, "\(place.index)", "\(place.count)"] : "\(place.index)"
    return [own(.position, text)]
  }

  /// The tab bar that directly contains the element, if the element is one of its tabs.
  var tabBar: ElementID? {
    // The parent is looked up last, because the lookup is expensive and few elements can be in a tab bar.
    guard element.role == .tab || isButtonLike, let parent = tree.parent(of: id),
      tree.role(of: parent)?.canBeTabBar == true, let bar = tree[parent], !bar.isStop,
      bar.traits.contains(.isTabBar) || bar.role == .tabList
    else { return nil }
    return parent
  }

  /// The position of a button that is the only element in a column header, as spoken by iOS 13.
  private var positionInHeader: Element.Position? {
    guard verbosity.platform == .iOS, verbosity.system == .iOS13, element.role == .button,
      let parent = tree.parent(of: id), tree.role(of: parent) == .columnHeader, isOfTheWeb
    else { return nil }
    return position(in: parent)
  }

  private var isButtonLike: Bool {
    switch element.role {
    case .button, .generic, .staticText, .radio: true
    default: false
    }
  }

  /// Returns the element's position among the stops that are direct children of a container.
  private func position(in container: ElementID) -> Element.Position? {
    var index = 0
    var count = 0
    for child in tree.children(of: container) where tree.kinds(of: child).contains(.stop) {
      count += 1
      if child == id { index = count }
    }
    return index > 0 ? Element.Position(index, of: count) : nil
  }
}

extension Role {
  /// Whether a container with this role may have the tab bar trait.
  fileprivate var canBeTabBar: Bool {
    switch self {
    case .tabList, .group, .generic, .toolbar, .radioGroup: true
    default: false
    }
  }
}
