// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// The elements that the scanner rests on: one, or those of a group of stops.
  public func elements(in tree: AccessibilityTree) -> [ElementID] {
    switch stop {
    case .back: path.last.map { elements(of: .group($0.group), in: tree) } ?? []
    case let stop?: elements(of: stop, in: tree)
    case nil: []
    }
  }

  private func elements(of stop: ScanStop, in tree: AccessibilityTree) -> [ElementID] {
    switch stop {
    case .item(let id), .group(.container(let id)): [id]
    case .group(let group):
      ScanPlan(tree: tree, settings: settings).stops(of: group)
        .flatMap { elements(of: $0, in: tree) }
    case .back, .scannerMenu: []
    }
  }
}
