// SPDX-License-Identifier: MIT

extension SwitchControl {
  /// How the scanner moves from stop to stop.
  public enum ScanningStyle: String, CaseIterable, Hashable, Sendable {
    /// Automatically, one stop each interval; one switch selects.
    case auto
    /// When a switch is pressed; another switch selects.
    case manual
    /// When the only switch is pressed; resting on a stop for the dwell time selects it.
    case singleSwitchStep = "step"
  }

  /// What selecting an element does.
  public enum TapBehavior: String, CaseIterable, Hashable, Sendable {
    /// Opens the scanner menu.
    case `default`
    /// Activates the element after a short time, unless a second press opens the menu.
    case autoTap = "auto"
    /// Activates the element at once; the menu is an extra stop at the end of the scan.
    case alwaysTap = "always"
  }

  /// Where scanning continues after an element is activated.
  public enum FocusAfterTap: String, CaseIterable, Hashable, Sendable {
    /// At the element.
    case resume
    /// At the first stop of the screen.
    case start
  }

  /// The user's settings. The names match Switch Control's own.
  public struct Settings: Hashable, Sendable {
    /// How the scanner moves.
    public var scanning: ScanningStyle = .auto
    /// How long auto scanning rests on a stop.
    public var interval: Duration = .seconds(1)
    /// How much longer it rests on the first stop of the screen, a group or a menu.
    public var pauseOnFirstItem: Duration = .zero
    /// How many loops it makes before it stops.
    public var loops = 5
    /// How long single-switch step rests on a stop before selecting it.
    public var dwell: Duration = .seconds(1)
    /// How long a switch must be held for a press to count.
    public var holdDuration: Duration = .zero
    /// How long the person needs to press once the scanner is where they want it; `nil` for 0.65 of
    /// the interval, as Simpson, Koester and LoPresti found it (RESNA 2006).
    public var pressTime: Duration?
    /// How often the person presses in time, from 0.1 to 1. That one press in ten is missed is an
    /// assumption.
    public var accuracy = 0.9
    /// How long after an accepted press another one is ignored.
    public var ignoreRepeat: Duration = .zero
    /// Whether groups are first scanned as one stop.
    public var groupsItems = true
    /// The most stops in a group that has no rows; 0 for no limit.
    public var groupSize = 10
    /// What selecting an element does.
    public var tapBehavior: TapBehavior = .default
    /// How long auto tap waits for a second press: 0.75 s, as in Apple's manual.
    public var autoTapInterval: Duration = .milliseconds(750)
    /// Where scanning continues after an element is activated.
    public var focusAfterTap: FocusAfterTap = .resume
    /// Whether stops are spoken as they are scanned.
    public var speaksItems = true
    /// How elements are described, and in which language.
    public var verbosity = Verbosity()

    /// Creates the default settings.
    public init() {}

    // Time must pass, or the scanner would loop forever within one moment.
    var rest: Duration { max(interval, .milliseconds(1)) }
    var restOnFirst: Duration { max(pauseOnFirstItem, .zero) }
    var restToSelect: Duration { max(dwell, .milliseconds(1)) }
    var timeToPress: Duration {
      if let pressTime { return max(pressTime, .zero) }
      return (scanning == .singleSwitchStep ? restToSelect : rest) * 65 / 100
    }
  }
}
