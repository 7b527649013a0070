// SPDX-License-Identifier: MIT

import A11yTree

extension ScanPlan {
  /// Splits a long run of stops into groups of similar size, so that no group has more stops than
  /// the user set. Stops with frames are left alone: rows group them. O(stops).
  func inParts(_ stops: [ScanStop], of container: ElementID) -> [ScanStop] {
    let size = settings.groupSize
    guard settings.groupsItems, size > 1, stops.count > size, !stops.contains(where: isPlaced)
    else {
      return stops
    }
    // Add levels until the outermost is within the limit.
    var step = size
    while (stops.count + step - 1) / step > size { step *= size }
    let count = (stops.count + step - 1) / step
    return (0..<count).map { place in
      let part = Array(
        stops[stops.count * place / count..<stops.count * (place + 1) / count]
      )
      guard part.count > 1, let first = part.first.flatMap(element) else { return part[0] }
      return .group(.part(of: container, first: first, stops: part))
    }
  }

  /// Whether a stop has a place on the screen.
  private func isPlaced(_ stop: ScanStop) -> Bool {
    element(of: stop).flatMap(tree.frame(of:)) != nil
  }

  private func element(of stop: ScanStop) -> ElementID? {
    switch stop {
    case .item(let id): id
    case .group(let group): group.element
    case .back, .scannerMenu: nil
    }
  }
}
