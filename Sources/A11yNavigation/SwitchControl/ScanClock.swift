// SPDX-License-Identifier: MIT

import A11yTree

/// The scanner's timing, which determines whether the scanner is running, when it acts next, and what effect a press
/// has.
struct ScanClock: Sendable {
  /// Whether scanning is in progress, regardless of how the scanner is operated.
  private(set) var isScanning = false
  /// Whether the user paused the scanner.
  private(set) var isPaused = false
  /// The time at which the scanner moves, selects or taps next.
  private(set) var deadline: Duration?
  /// Whether auto tap is waiting for a second press.
  private(set) var isTapPending = false
  /// Whether resting on a stop selects the stop in the single-switch step style. Activating an element disarms the
  /// scanner, so resting on the element does not activate it twice. The next press arms the scanner again without
  /// moving the scanner.
  private(set) var isArmed = false
  /// Whether scanning ended after its last loop and can be restarted by a press or a new screen.
  private(set) var hasEnded = false
  /// The number of scanning loops since the last press.
  private(set) var rounds = 0
  /// The time of the last accepted press.
  private var lastPress: Duration?
  /// The time at which scanning stops unless the user presses a switch first.
  private(set) var safetyEnd: Duration?

  // MARK: Presses

  /// Returns whether a press was long enough and did not follow the last accepted press too soon.
  mutating func accepts(
    held: Duration,
    at time: Duration,
    _ settings: SwitchControl.Settings
  ) -> Bool {
    if held < settings.holdDuration { return false }
    if let lastPress, time - lastPress < settings.ignoreRepeat { return false }
    lastPress = time
    return true
  }

  /// Restarts the count of scanning loops.
  mutating func resetRounds() { rounds = 0 }

  /// Restarts the period after which scanning stops if the user does not press a switch.
  mutating func restartSafety(at time: Duration, _ settings: SwitchControl.Settings) {
    safetyEnd = settings.safetyTimeout > .zero ? time + settings.safetyTimeout : nil
  }

  /// Returns the time at which scanning had to stop because the user pressed no switch, or `nil` if scanning did not
  /// have to stop.
  mutating func takeSafetyEnd(by time: Duration) -> Duration? {
    guard let end = safetyEnd, end <= time else { return nil }
    safetyEnd = nil
    return end
  }

  /// Starts waiting for auto tap's second press.
  mutating func awaitSecondTap(at time: Duration, _ settings: SwitchControl.Settings) {
    isTapPending = true
    deadline = time + settings.autoTapInterval
  }

  /// Stops waiting for a second press.
  mutating func cancelTap() { isTapPending = false }

  /// Arms the scanner, so that resting on a stop selects the stop.
  mutating func arm() { isArmed = true }

  /// Disarms the scanner after a selection, so the next press starts over.
  mutating func disarm() { isArmed = false }

  // MARK: Running

  /// Pauses or resumes scanning.
  mutating func togglePause() {
    isPaused.toggle()
    isTapPending = false
  }

  /// Resumes scanning, even if it is paused, and arms the scanner.
  mutating func restart() {
    isPaused = false
    isArmed = true
    isTapPending = false
  }

  /// Marks scanning as in progress because the scanner is at a stop.
  mutating func run() {
    isScanning = true
    hasEnded = false
  }

  /// Stops scanning because there is nothing to scan. Scanning resumes once there are stops.
  mutating func stop() {
    isScanning = false
    hasEnded = false
    deadline = nil
  }

  /// Counts a loop of scanning and, after the last loop, stops scanning. The next switch press starts scanning from the
  /// first stop.
  mutating func finishRound(_ settings: SwitchControl.Settings) -> Bool {
    rounds += 1
    guard rounds >= settings.loops else { return false }
    end()
    return true
  }

  /// Stops scanning until the next press.
  mutating func end() {
    isScanning = false
    isTapPending = false
    hasEnded = true
    deadline = nil
  }

  /// Schedules the scanner's next automatic action.
  mutating func schedule(at time: Duration, onFirst: Bool, _ settings: SwitchControl.Settings) {
    guard isScanning, !isPaused else {
      deadline = nil
      return
    }
    switch settings.scanning {
    case .auto: deadline = time + settings.rest + (onFirst ? settings.restOnFirst : .zero)
    case .singleSwitchStep: deadline = isArmed ? time + settings.restToSelect : nil
    case .manual: deadline = nil
    }
  }

  /// Schedules the next automatic action for a given time.
  mutating func wait(until end: Duration) { deadline = end }

  /// Returns the time at which an action is due, and removes the action from the schedule.
  mutating func takeDue(by time: Duration) -> Duration? {
    guard let due = deadline, due <= time else { return nil }
    deadline = nil
    return due
  }
}
