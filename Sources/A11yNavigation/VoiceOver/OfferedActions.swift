// SPDX-License-Identifier: MIT

import A11yTree

/// The named actions that VoiceOver offers for an element.
struct OfferedActions {
  let element: ElementID?
  /// The names of the actions, beginning with the default action. The list is empty if the element does not define any
  /// actions.
  let names: [String]
  private let verbosity: Verbosity
  private let words: Catalog

  init(of id: ElementID?, in tree: AccessibilityTree, _ verbosity: Verbosity) {
    element = id
    self.verbosity = verbosity
    words = verbosity.catalog(for: tree)
    guard let id, let element = tree[id], element.hasDetails else {
      names = []
      return
    }
    let own = element.details.customActions.map(\.name)
    names = own.isEmpty ? [] : [words[.activate]] + own
  }

  /// Returns the effects that ask the element to perform an action.
  func request(_ action: Action) -> [Effect] {
    guard let element else { return [.sound(.border)] }
    return [.request(ActionRequest(action, on: element))]
  }

  /// Returns the spoken name of an action. Only the default action's name is marked as being in the catalog's language.
  func spokenName(at index: Int) -> Utterance.Segment {
    index == 0
      ? words.segment(.interface, .activate) : Utterance.Segment(.interface, names[index])
  }

  /// Returns the request for the action with the given name. In every language, the default action's English name is
  /// also accepted.
  func request(named name: String) -> [Effect] {
    if [words, .english].contains(where: { $0[.activate] == name }) { return request(.activate) }
    return names.contains(name) ? request(.custom(name)) : missing(name)
  }

  /// Returns the request for one of the actions that were previously offered to the user, even if the element's actions
  /// have changed.
  func request(at index: Int, of offered: [String]) -> [Effect] {
    guard offered.indices.contains(index) else { return [.sound(.border)] }
    if index == 0 { return request(.activate) }
    let isOffered = names.dropFirst().contains(offered[index])
    return isOffered ? request(.custom(offered[index])) : missing(offered[index])
  }

  private func missing(_ name: String) -> [Effect] {
    [.sound(.border), verbosity.notice(.noSuchAction, name)]
  }
}
