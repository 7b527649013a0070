// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// One thing that was done on a live screen from a fresh state, and everything that followed.
public struct Act: Sendable {
  /// The stop that was acted on.
  public var stop: HeardStop
  /// What was done, as a transcript writes it.
  public var commands: [String]
  /// What was spoken and shown because of it, in order.
  public var records: [TranscriptRecord]
  /// The elements before.
  public var before: AccessibilityTree
  /// The elements after.
  public var after: AccessibilityTree
  /// Where VoiceOver’s cursor was afterwards.
  public var cursor: ElementID?
  /// Where keyboard focus was afterwards.
  public var keyboardFocus: ElementID?
  /// What was on the screen for a time: each look after the act, with the time since then.
  public var looks: [(time: Duration, tree: AccessibilityTree)] = []
  /// What happened when the same was done once more; `nil` if it was not.
  public var again: AccessibilityTree?
  /// What was found out about a dialog that the act opened.
  public var dialog: DialogVisit?

  /// Creates an act from what was seen and heard.
  public init(
    at stop: HeardStop,
    _ commands: [String],
    records: [TranscriptRecord],
    from before: AccessibilityTree,
    to after: AccessibilityTree,
    cursor: ElementID?,
    keyboardFocus: ElementID?
  ) {
    self.stop = stop
    self.commands = commands
    self.records = records
    self.before = before
    self.after = after
    self.cursor = cursor
    self.keyboardFocus = keyboardFocus
  }
}

/// What was found out about a dialog by trying to move and to leave.
public struct DialogVisit: Sendable {
  /// The dialog.
  public var dialog: ElementID
  /// Where VoiceOver went outside of the dialog, and what it said there.
  public var readOutside: TranscriptRecord?
  /// Where the Tab key went outside of the dialog.
  public var tabbedOutside: ElementID?
  /// Whether the Tab key stayed inside for a whole round.
  public var keepsTab = false
  /// Whether Escape closed it.
  public var closesOnEscape = false
  /// The name of a stop inside that closed it.
  public var closingStop: String?
  /// The names of the stops inside that were tried.
  public var tried: [String] = []

  /// Whether every control inside was tried.
  public var wasTriedWhole = false

  /// Creates a visit without findings.
  public init(_ dialog: ElementID) { self.dialog = dialog }
}

extension Act {
  /// What was spoken because of it.
  var speech: [TranscriptRecord] {
    records.filter { if case .speech = $0.content { true } else { false } }
  }

  /// The words that were spoken because of it.
  var spokenWords: [String] {
    speech.compactMap {
      if case .speech(let utterance) = $0.content { utterance.text } else { nil }
    }
  }

  /// The dialog that it opened, if any.
  var openedDialog: ElementID? {
    after.visibleElements.last { id in
      guard let element = after[id], element.isDialog else { return false }
      return !before.contains(id) || !before.isVisible(id) || before[id]?.isDialog != true
    }
  }
}

extension Element {
  /// Whether the element is a dialog, by its role or because nothing around it can be reached.
  var isDialog: Bool { role == .dialog || role == .alertDialog || traits.contains(.isModal) }
}
