// SPDX-License-Identifier: MIT

extension SwitchControl {
  /// How the scanner moves from stop to stop.
  public enum ScanningStyle: String, CaseIterable, Hashable, Sendable {
    /// The scanner moves automatically by one stop in each interval, and one switch selects the stop.
    case auto
    /// The scanner moves when the user presses a switch, and another switch selects the stop.
    case manual
    /// The scanner moves when the user presses the only switch, and resting on a stop for the dwell time selects the
    /// stop.
    case singleSwitchStep = "step"
  }

  /// The type of target that is scanned: items or points.
  public enum ScanningMode: String, CaseIterable, Hashable, Sendable {
    /// The scanner moves from item to item.
    case item
    /// Two lines glide over the screen in turn, and a press fixes each line to choose a point.
    case point
    /// The scanner moves from item to item only when the user presses a switch.
    case manual
  }

  /// How the lines glide across the screen in point scanning.
  public enum GlidingCursor: String, CaseIterable, Hashable, Sendable {
    /// One line crosses the screen in each direction.
    case single
    /// A band crosses the screen, and then a line slowly crosses the band.
    case refined
    /// A line crosses the screen, and then a slower line crosses the area around the first line's position.
    case precise
  }

  /// What happens when the user selects an element.
  public enum TapBehavior: String, CaseIterable, Hashable, Sendable {
    /// Opens the scanner menu.
    case `default`
    /// Activates the element after a short time, unless a second press opens the menu.
    case autoTap = "auto"
    /// Activates the element immediately, and adds a stop for the menu at the end of the scan.
    case alwaysTap = "always"
  }

  /// The position at which scanning continues after the user activates an element.
  public enum FocusAfterTap: String, CaseIterable, Hashable, Sendable {
    /// Scanning continues at the element.
    case resume
    /// Scanning continues at the first stop of the screen.
    case start
  }

  /// A section of the scanner menu that the user can move or remove.
  public enum MenuPart: String, CaseIterable, Hashable, Sendable {
    /// The element's default action and other actions.
    case actions
    /// The entries for editing text.
    case editText = "edit-text"
    /// The entries for scrolling.
    case scroll
    /// The entry for closing an alert or leaving a screen.
    case escape
    /// The user's recipes, if there are any.
    case recipes
    /// The entries for settings.
    case settings
    /// When scanning a whole desktop, the desktop's windows and apps, and the entries with which the user stops
    /// scanning the desktop.
    case desktop
  }

  /// The user's settings, named as in Switch Control.
  public struct Settings: Hashable, Sendable {
    /// The scanning style.
    public var scanning: ScanningStyle = .auto
    /// Whether points are scanned instead of items if the screen's elements have frames.
    public var scansPoints = false
    /// How the lines glide in point scanning. On iPhone, the default is `refined`.
    public var glidingCursor: GlidingCursor = .refined
    /// The speed of the gliding cursor's first pass, in points per second. Later passes are slower. Apple does not
    /// document the default value.
    public var glidingCursorSpeed = 100
    /// The time for which the scanner rests on each stop in auto scanning.
    public var interval: Duration = .seconds(1)
    /// The additional time for which the scanner rests on the first stop of the screen, a group or a menu.
    public var pauseOnFirstItem: Duration = .zero
    /// The number of scanning loops before the scanner stops.
    public var loops = 5
    /// In the single-switch step style, the time for which the scanner rests on a stop before selecting it.
    public var dwell: Duration = .seconds(1)
    /// The minimum time for which the user must hold a switch for the press to count.
    public var holdDuration: Duration = .zero
    /// The time that the person needs to press the switch once the scanner is on the desired stop. If the value is
    /// `nil`, the time is 0.65 times the interval, the ratio found by Simpson, Koester and LoPresti (RESNA 2006).
    public var pressTime: Duration?
    /// The probability that the person presses in time, from 0.1 to 1. The default probability is an assumption: one
    /// press in ten is missed.
    public var accuracy = 0.9
    /// The time between the scanner's moves while a switch is held, or zero if holding a switch does not repeat the
    /// move.
    public var moveRepeat: Duration = .zero
    /// The user's recipes, each of which temporarily changes the switches' actions.
    public var recipes: [Recipe] = []
    /// The time for which further presses are ignored after an accepted press.
    public var ignoreRepeat: Duration = .zero
    /// The time for which the select switch must be held to perform its long-press action, or zero if it has no
    /// long-press action.
    public var longPress: Duration = .zero
    /// The action that the select switch performs if the user holds it for at least ``longPress``.
    public var longPressAction: SwitchAction = .menu
    /// The entries of the scanner menu, in order.
    public var menuItems = MenuPart.allCases
    /// Whether the scanner first scans each group as a single stop.
    public var groupsItems = true
    /// The maximum number of stops in a group without rows, or 0 for no limit.
    public var groupSize = 10
    /// What happens when the user selects an element.
    public var tapBehavior: TapBehavior = .default
    /// The time for which auto tap waits for a second press. The default, 0.75 s, is taken from Apple's manual.
    public var autoTapInterval: Duration = .milliseconds(750)
    /// The position at which scanning continues after the user activates an element.
    public var focusAfterTap: FocusAfterTap = .resume
    /// Whether a key of the on-screen keyboard types as soon as the user selects it, regardless of ``tapBehavior``.
    /// Apple does not document whether this setting is on by default.
    public var alwaysTapsKeyboardKeys = true
    /// The order of the keyboard's letters.
    public var keyboardArrangement: KeyboardArrangement = .standard
    /// The words that the keyboard predicts, or `nil` for no predictions.
    public var words: WordList?
    /// Whether the keyboard shows six predictions instead of three.
    public var extendsPredictions = false
    /// The time after which scanning stops if the user does not press a switch, or zero for no limit.
    public var safetyTimeout: Duration = .zero
    /// Whether each stop is spoken when the scanner reaches it.
    public var speaksItems = true
    /// The settings for describing elements, including the language.
    public var verbosity = Verbosity()

    /// Creates the default settings.
    public init() {}

    /// The type of target that is scanned, derived from ``scansPoints`` and ``scanning``.
    public var scanningMode: ScanningMode {
      get { scansPoints ? .point : scanning == .manual ? .manual : .item }
      set {
        scansPoints = newValue == .point
        if newValue == .manual { scanning = .manual }
        if newValue == .item, scanning == .manual { scanning = .auto }
      }
    }

    /// Returns whether the gliding cursor would behave in the same way with other settings.
    func scansSamePoints(as other: Settings) -> Bool {
      guard scansPoints || other.scansPoints else { return true }
      return scansPoints == other.scansPoints && scanning == other.scanning
        && glidingCursor == other.glidingCursor && glidingSpeed == other.glidingSpeed
    }

    /// The speed of the gliding cursor's first pass.
    var glidingSpeed: Double { Double(min(max(glidingCursorSpeed, 1), 100_000)) }

    /// Returns how many times holding a switch for a given time moves the scanner. The delay before the scanner's
    /// second move begins when the press counts.
    func moves(held: Duration) -> Int {
      let repeating = held - max(holdDuration, .zero)
      guard moveRepeat > .zero, repeating > .zero else { return 1 }
      return 1 + Int(min(repeating / max(moveRepeat, .milliseconds(1)), 1e9))
    }

    // Intervals are never zero, because the scanner would otherwise loop forever without time advancing.
    var predictionCount: Int { extendsPredictions ? WordList.mostSuggestions : 3 }
    var rest: Duration { max(interval, .milliseconds(1)) }
    var restOnFirst: Duration { max(pauseOnFirstItem, .zero) }
    var restToSelect: Duration { max(dwell, .milliseconds(1)) }
    var timeToPress: Duration {
      if let pressTime { return max(pressTime, .zero) }
      return (scanning == .singleSwitchStep ? restToSelect : rest) * 65 / 100
    }
  }
}
