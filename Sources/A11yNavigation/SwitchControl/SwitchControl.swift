// SPDX-License-Identifier: MIT

import A11yTree

/// Switch Control: a scanner that moves from stop to stop, and one or two switches.
///
/// It has no clock: ``deadline`` is when it next acts by itself, and ``advance(to:in:)`` makes it
/// do so.
public struct SwitchControl: Navigator {
  /// The technology that this navigator models.
  public static var technology: AssistiveTechnology { .switchControl }

  /// The user's settings.
  public internal(set) var settings: Settings

  /// Whether scanning is under way, whichever style moves the scanner.
  public internal(set) var isScanning = false

  /// Whether the user paused the scanner.
  public internal(set) var isPaused = false

  /// The scanner menu, while it is open.
  public internal(set) var menu: ScannerMenu?

  /// When the scanner moves, selects or taps next.
  public internal(set) var deadline: Duration?

  /// The path from the screen to the stop: at each level the group and the index in it.
  var path: [Level] = []
  /// Whether auto tap is waiting for a second press.
  var isTapPending = false
  /// Whether resting on a stop selects it, in single-switch step. Activating disarms, so that
  /// resting activates nothing twice; the next press rearms without moving.
  var isArmed = false
  /// Whether scanning ended after its last loop; a press or a new screen restarts it.
  var hasEnded = false
  /// The number of loops since the last press.
  var rounds = 0
  /// The time of the last accepted press.
  var lastPress: Duration?
  var scopes = ScopeHistory()
  var generation: UInt64 = 0
  /// The last item that the scanner rested on: the scanner menu stop opens its menu.
  var lastItem: ElementID?

  struct Level: Hashable, Sendable {
    var group: ScanGroup
    var stops: [ScanStop]
    var index: Int
  }

  /// Makes a scanner that is not on an element yet.
  public init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  /// The current stop, if any.
  public var stop: ScanStop? {
    guard let level = path.last, level.stops.indices.contains(level.index) else { return nil }
    return level.stops[level.index]
  }

  /// How many groups deep the scanner is.
  public var depth: Int { max(path.count - 1, 0) }

  /// The focused element: for a group, the element that represents it.
  public var cursor: ElementID? {
    switch stop {
    case .item(let id): id
    case .group(let group): group.element
    case .back: path.last?.group.element
    case .scannerMenu: lastItem
    case nil: nil
    }
  }
}
