// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// One action on a live screen in its initial state, and all of its consequences.
public struct Act: Sendable {
  /// The stop at which the action was performed.
  public var stop: HeardStop
  /// The commands that were performed, in a transcript's notation.
  public var commands: [String]
  /// The speech and notices that resulted from the action, in order.
  public var records: [TranscriptRecord]
  /// The elements before the action.
  public var before: AccessibilityTree
  /// The elements after the action.
  public var after: AccessibilityTree
  /// VoiceOver’s cursor after the action.
  public var cursor: ElementID?
  /// The element with keyboard focus after the action.
  public var keyboardFocus: ElementID?
  /// The screen's later states, each with the time since the action.
  public var looks: [(time: Duration, tree: AccessibilityTree)] = []
  /// The elements after the action was repeated, or `nil` if it was not repeated.
  public var again: AccessibilityTree?
  /// The results of exploring the dialog that the action opened, if any.
  public var dialog: DialogVisit?

  /// Creates a record of an action from the observations made before and after it.
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

/// The results of trying to move within a dialog and to leave it.
public struct DialogVisit: Sendable {
  /// The dialog.
  public var dialog: ElementID
  /// The words that VoiceOver speaks at its first position outside the dialog.
  public var readOutside: TranscriptRecord?
  /// The first element outside the dialog that received keyboard focus from the Tab key.
  public var tabbedOutside: ElementID?
  /// Whether the Tab key kept focus inside the dialog for a full cycle.
  public var keepsTab = false
  /// Whether the Escape key closed the dialog.
  public var closesOnEscape = false
  /// The name of the stop inside the dialog that closed the dialog.
  public var closingStop: String?
  /// The names of the stops that were pressed in the dialog in an attempt to close it.
  public var tried: [String] = []

  /// Whether every control in the dialog was tried.
  public var wasTriedWhole = false

  /// Creates an empty record of a visit to a dialog.
  public init(_ dialog: ElementID) { self.dialog = dialog }
}

extension Act {
  /// The resulting speech.
  var speech: [TranscriptRecord] {
    records.filter { if case .speech = $0.content { true } else { false } }
  }

  /// The words that are spoken as a result of the action.
  var spokenWords: [String] {
    speech.compactMap {
      if case .speech(let utterance) = $0.content { utterance.text } else { nil }
    }
  }

  /// The dialog that the action opened, if any.
  var openedDialog: ElementID? {
    after.visibleElements.last { id in
      guard let element = after[id], element.isDialog else { return false }
      return !before.contains(id) || !before.isVisible(id) || before[id]?.isDialog != true
    }
  }
}

extension Element {
  /// Whether the element is a dialog, either by its role or because it is modal.
  var isDialog: Bool { role == .dialog || role == .alertDialog || traits.contains(.isModal) }
}
