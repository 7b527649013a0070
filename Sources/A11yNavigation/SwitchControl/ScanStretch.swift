// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a group. A stop is found only when the scanner reaches it.
struct ScanStretch: Sendable {
  /// The division of a container's contents into stops.
  enum Form: Sendable {
    /// Each item in the container is a stop.
    case single
    /// Three or more items in the same row form one stop.
    case rows
    /// The contents are divided into the given number of similarly sized groups.
    case parts(Int)
  }

  /// The elements or panel that provide the stops.
  enum Contents: Sendable {
    /// Part of a container's contents, divided into single items, rows or groups of consecutive stops.
    case container(ElementID, Form)
    /// The stops of a panel's group.
    case panel([ScanStop])
  }

  /// The elements or panel that provide the stops.
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

/// A stop, together with the positions that it occupies in its container's contents.
struct PlacedStop: Sendable {
  let stop: ScanStop
  let places: Range<Int>
}
