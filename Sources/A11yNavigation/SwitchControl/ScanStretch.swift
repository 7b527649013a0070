// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a group; each is found only when the scanner reaches it.
///
/// They are a stretch of what a container holds, one by one, in rows or in parts.
struct ScanStretch: Sendable {
  /// How what the container holds is made into stops.
  enum Form: Sendable {
    /// Each is a stop.
    case single
    /// Those in one row are a stop, if they are three or more.
    case rows
    /// So many groups of similar size.
    case parts(Int)
  }

  /// The container that holds the stops.
  let container: ElementID
  /// The places of what it holds.
  let places: Range<Int>
  /// How that is made into stops.
  let form: Form
}

/// A stop, and the places in the container that it takes.
struct PlacedStop: Sendable {
  let stop: ScanStop
  let places: Range<Int>
}
