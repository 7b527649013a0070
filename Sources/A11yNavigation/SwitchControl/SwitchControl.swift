import A11yTree

/// Switch Control: a scanner that goes from stop to stop, and one or two switches.
///
/// Time is told to it: ``deadline`` says when it wants to move by itself, and
/// ``advance(to:in:)`` makes it do so.
public struct SwitchControl: Navigator {
  /// The technology that this navigator is.
  public static var technology: AssistiveTechnology { .switchControl }

  /// What the user set.
  public internal(set) var settings: Settings

  /// Whether the scanner moves by itself, or would if it were not for the style.
  public internal(set) var isScanning = false

  /// Whether the user paused the scanner.
  public internal(set) var isPaused = false

  /// The scanner menu, while it is open.
  public internal(set) var menu: ScannerMenu?

  /// When the scanner moves, selects or taps next.
  public internal(set) var deadline: Duration?

  /// The way from the screen to the stop: at each level the group and the place in it.
  var path: [Level] = []
  /// Whether auto tap is waiting for a second press.
  var isTapPending = false
  /// Whether resting on a stop selects it, in single-switch step. Activating disarms, so that
  /// nothing is activated twice by resting; the next press arms again where the scanner is.
  var isArmed = false
  /// Whether scanning ended after its rounds; a press, or a new screen, starts it again.
  var hasEnded = false
  /// How often the scanner went round since the last press.
  var rounds = 0
  /// When the last press that counted was.
  var lastPress: Duration?
  var scopes = ScopeHistory()
  var generation: UInt64 = 0
  /// The newest item that the scanner rested on: what the scanner menu stop is for.
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

  /// What the scanner rests on, if it does.
  public var stop: ScanStop? {
    guard let level = path.last, level.stops.indices.contains(level.index) else { return nil }
    return level.stops[level.index]
  }

  /// How many groups deep the scanner is.
  public var depth: Int { max(path.count - 1, 0) }

  /// The element that the technology is focused on: for a group, what stands for it.
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
