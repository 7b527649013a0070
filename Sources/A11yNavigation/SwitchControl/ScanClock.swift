// SPDX-License-Identifier: MIT

import A11yTree

/// Whether the scanner runs, when it acts next, and what a press means at a time.
struct ScanClock: Sendable {
  /// Whether scanning is under way, whichever style moves the scanner.
  private(set) var isScanning = false
  /// Whether the user paused the scanner.
  private(set) var isPaused = false
  /// When the scanner moves, selects or taps next.
  private(set) var deadline: Duration?
  /// Whether auto tap is waiting for a second press.
  private(set) var isTapPending = false
  /// Whether resting on a stop selects it, in single-switch step. Activating disarms, so that
  /// resting activates nothing twice; the next press rearms without moving.
  private(set) var isArmed = false
  /// Whether scanning ended after its last loop; a press or a new screen restarts it.
  private(set) var hasEnded = false
  /// The number of loops since the last press.
  private(set) var rounds = 0
  /// The time of the last accepted press.
  private var lastPress: Duration?

  // MARK: Presses

  /// Whether a press was long enough, and not too soon after the last accepted one.
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

  /// Counts the loops from here.
  mutating func resetRounds() { rounds = 0 }

  /// Waits for the second press of auto tap.
  mutating func awaitSecondTap(at time: Duration, _ settings: SwitchControl.Settings) {
    isTapPending = true
    deadline = time + settings.autoTapInterval
  }

  /// Stops waiting for a second press.
  mutating func cancelTap() { isTapPending = false }

  /// Lets resting on a stop select it.
  mutating func arm() { isArmed = true }

  /// Lets the next press start over: something was selected.
  mutating func disarm() { isArmed = false }

  // MARK: Running

  /// Pauses, or goes on.
  mutating func togglePause() {
    isPaused.toggle()
    isTapPending = false
  }

  /// Goes on even if paused, and selects what it rests on.
  mutating func restart() {
    isPaused = false
    isArmed = true
    isTapPending = false
  }

  /// Runs: the scanner is at a stop.
  mutating func run() {
    isScanning = true
    hasEnded = false
  }

  /// Stops because there are no stops. Scanning begins when there are.
  mutating func stop() {
    isScanning = false
    hasEnded = false
    deadline = nil
  }

  /// Counts a loop, and stops after the last one. The next press starts from the top.
  mutating func finishRound(_ settings: SwitchControl.Settings) -> Bool {
    rounds += 1
    guard rounds >= settings.loops else { return false }
    isScanning = false
    hasEnded = true
    deadline = nil
    return true
  }

  /// Schedules what the scanner does next by itself.
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

  /// The time of what is due, which is then no longer scheduled.
  mutating func takeDue(by time: Duration) -> Duration? {
    guard let due = deadline, due <= time else { return nil }
    deadline = nil
    return due
  }
}
