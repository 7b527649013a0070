extension SwitchControl {
  /// How the scanner moves from stop to stop.
  public enum ScanningStyle: String, CaseIterable, Hashable, Sendable {
    /// By itself, one stop each interval; one switch selects.
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

  /// Where scanning goes on after an element was activated.
  public enum FocusAfterTap: String, CaseIterable, Hashable, Sendable {
    /// At the element.
    case resume
    /// At the first stop of the screen.
    case start
  }

  /// What a user can set. The names are those of Switch Control's own settings.
  public struct Settings: Hashable, Sendable {
    /// How the scanner moves.
    public var scanning: ScanningStyle = .auto
    /// How long auto scanning rests on a stop.
    public var interval: Duration = .seconds(1)
    /// How much longer it rests on the first stop of the screen, of a group and of a menu.
    public var pauseOnFirstItem: Duration = .zero
    /// How many times it goes round before it stops.
    public var loops = 5
    /// How long single-switch step rests on a stop before it selects it.
    public var dwell: Duration = .seconds(1)
    /// How long a switch must be held for a press to count.
    public var holdDuration: Duration = .zero
    /// For how long after a press that counted another one does not.
    public var ignoreRepeat: Duration = .zero
    /// Whether groups are scanned as one stop first.
    public var groupsItems = true
    /// How many stops a group has at most where they are in no rows; 0 for any number.
    public var groupSize = 10
    /// What selecting an element does.
    public var tapBehavior: TapBehavior = .default
    /// How long auto tap waits for a second press: 0.75 s, as Apple's manual gives it.
    public var autoTapInterval: Duration = .milliseconds(750)
    /// Where scanning goes on after an element was activated.
    public var focusAfterTap: FocusAfterTap = .resume
    /// Whether stops are spoken as they are scanned.
    public var speaksItems = true
    /// How elements are described, and in which language.
    public var verbosity = Verbosity()

    /// Makes the default settings.
    public init() {}

    // Time must pass, or the scanner would go on for ever within one moment.
    var rest: Duration { max(interval, .milliseconds(1)) }
    var restOnFirst: Duration { max(pauseOnFirstItem, .zero) }
    var restToSelect: Duration { max(dwell, .milliseconds(1)) }
  }
}
