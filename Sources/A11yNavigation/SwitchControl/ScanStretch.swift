// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a group, each found only when the scanner reaches it.
///
/// A stretch covers part of a container's contents, taken one by one, in rows or in parts.
struct ScanStretch: Sendable {
  /// How a container's contents are divided into stops.
  enum Form: Sendable {
    /// Each item is a stop.
    case single
    /// Items in the same row are one stop, if there are three or more.
    case rows
    /// The given number of groups of similar size.
    case parts(Int)
  }

  /// The container that holds the stops.
  let container: ElementID
  /// The places of the stops in the container.
  let places: Range<Int>
  /// How the contents are divided into stops.
  let form: Form
}

/// A stop, and the places in the container that it takes.
struct PlacedStop: Sendable {
  let stop: ScanStop
  let places: Range<Int>
}
