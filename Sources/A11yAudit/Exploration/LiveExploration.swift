// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// What was found out on a live screen besides reading and scanning it.
public struct LiveExploration: Sendable {
  /// The elements that the Tab key goes to from the top, until it is round.
  public var tabOrder: [ElementID] = []
  /// Whether the Tab key goes on beyond the limit.
  public var isTabOrderCut = false
  /// What happened while nobody did anything.
  public var watch = Watch()
  /// What was done, each time from a fresh state.
  public var acts: [Act] = []
  /// What was left out, and why, one sentence each.
  public var leftOut: [String] = []

  /// Creates an exploration in which nothing was done.
  public init() {}

  /// What happened while nobody did anything.
  public struct Watch: Sendable {
    /// How long.
    public var time: Duration = .zero
    /// What was spoken and shown.
    public var records: [TranscriptRecord] = []
    /// Where VoiceOver’s cursor was at first and at last.
    public var cursors: [ElementID?] = []
    /// What was on the screen: each look, with the time since the start.
    public var looks: [(time: Duration, tree: AccessibilityTree)] = []

    /// Creates a watch in which nothing happened.
    public init() {}
  }
}
