// SPDX-License-Identifier: MIT

import A11yTree

/// The actions of an element as VoiceOver offers them by name.
struct OfferedActions {
  private static let standard = "Activate"

  let element: ElementID?
  /// The names, the default action first; none if the element has no actions of its own.
  let names: [String]

  init(of id: ElementID?, in tree: AccessibilityTree) {
    element = id
    guard let id, let element = tree[id], element.hasDetails else {
      names = []
      return
    }
    let own = element.details.customActions.map(\.name)
    names = own.isEmpty ? [] : [Self.standard] + own
  }

  /// Requests an action of the element.
  func request(_ action: Action) -> [Effect] {
    guard let element else { return [.sound(.border)] }
    return [.request(ActionRequest(action, on: element))]
  }

  /// Requests an action by name.
  func request(named name: String) -> [Effect] {
    if name == Self.standard { return request(.activate) }
    return names.contains(name) ? request(.custom(name)) : missing(name)
  }

  /// Requests one of the actions that the user was offered; they may have changed since.
  func request(at index: Int, of offered: [String]) -> [Effect] {
    guard offered.indices.contains(index) else { return [.sound(.border)] }
    if index == 0 { return request(named: offered[0]) }
    let isOffered = names.dropFirst().contains(offered[index])
    return isOffered ? request(.custom(offered[index])) : missing(offered[index])
  }

  private func missing(_ name: String) -> [Effect] {
    [.sound(.border), .notice("The element has no action called “\(name)”.")]
  }
}
