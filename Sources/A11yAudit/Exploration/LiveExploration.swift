// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// The parts of an exploration that, unlike reading and scanning, need a live screen.
public struct LiveExploration: Sendable {
  /// The elements that the Tab key reaches in one full pass through the Tab order, starting at the top.
  public var tabOrder: [ElementID] = []
  /// Whether the Tab order continues beyond the limit.
  public var isTabOrderCut = false
  /// For each Tab stop that is hidden from VoiceOver, the element before that stop, or `nil` if the stop is at the top
  /// of the page.
  public var unheardFocus: [ElementID?] = []
  /// The events that occurred while no action was performed.
  public var watch = Watch()
  /// The actions, each performed from a fresh state.
  public var acts: [Act] = []
  /// The omitted steps and the reasons for omitting them, as one sentence per step.
  public var leftOut: [String] = []
  /// Whether the exploration ended early because the screen could not be opened again.
  public var isIncomplete = false

  /// Creates an exploration without actions.
  public init() {}

  /// The events that occur on a screen while no action is performed.
  public struct Watch: Sendable {
    /// How long the screen was watched.
    public var time: Duration = .zero
    /// The speech and notices that were recorded while the screen was watched.
    public var records: [TranscriptRecord] = []
    /// VoiceOver's cursor at the start and at the end of the watch.
    public var cursors: [ElementID?] = []
    /// The screen's states, each with the time since the start of the watch.
    public var looks: [(time: Duration, tree: AccessibilityTree)] = []

    /// Creates a record of a watch during which no events occurred.
    public init() {}
  }
}
