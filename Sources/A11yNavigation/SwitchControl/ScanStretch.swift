// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a group. Each stop is found only when the scanner reaches it.
struct ScanStretch: Sendable {
  /// The division of a container's contents into stops.
  enum Form: Sendable {
    /// Each item in the container is a stop.
    case single
    /// Three or more items in the same row form one stop.
    case rows
    /// The contents are divided into the given number of groups of similar size.
    case parts(Int)
  }

  /// The source of the stops.
  enum Contents: Sendable {
    /// Part of a container's contents, divided into single items, rows or parts.
    case container(ElementID, Form)
    /// The stops of a panel's group.
    case panel([ScanStop])
  }

  /// The source of the stops.
  let contents: Contents
  /// The positions of the stops in the container's contents.
  let places: Range<Int>

  /// Creates the stops for part of a container's contents.
  init(container: ElementID, places: Range<Int>, form: Form) {
    contents = .container(container, form)
    self.places = places
  }

  /// Creates the stops for a panel's group.
  init(_ panel: PanelGroup) {
    contents = .panel(panel.stops)
    places = 0..<panel.stops.count
  }
}

/// A stop, together with the positions in the contents that the stop occupies.
struct PlacedStop: Sendable {
  let stop: ScanStop
  let places: Range<Int>
}
