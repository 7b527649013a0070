// SPDX-License-Identifier: MIT

/// An event reported by an app.
struct AccessibleEvent: Hashable, Sendable {
  /// The event types that this program uses.
  enum Kind: Hashable, Sendable {
    case state(AccessibleStates, isOn: Bool)
    case name(String?), description(String?), value
    case childrenChanged
    case textChanged, caretMoved(Int), textSelectionChanged
    case selectionChanged
    case activeDescendant(AccessibleReference)
    case rowsChanged
    case announcement(String, isAssertive: Bool)
    case windowAppeared, windowActivated, windowGone
    case documentLoaded
  }

  var source: AccessibleReference
  var kind: Kind

  /// Reads an event from a signal, or returns `nil` if the signal is not an event that this program uses.
  init?(_ signal: BusConnection.Signal) {
    source = AccessibleReference(program: signal.sender, path: signal.path)
    let detail = signal.arguments.first?.string ?? ""
    let number = signal.arguments.count > 1 ? signal.arguments[1].integer ?? 0 : 0
    let content = signal.arguments.count > 3 ? signal.arguments[3] : nil
    switch (signal.interface.split(separator: ".").last, signal.member) {
    case ("Object", "StateChanged"):
      guard let state = AccessibleStates(name: detail) else { return nil }
      kind = .state(state, isOn: number != 0)
    case ("Object", "PropertyChange"):
      switch detail {
      case "accessible-name": kind = .name(content?.string)
      case "accessible-description": kind = .description(content?.string)
      case "accessible-value": kind = .value
      default: return nil
      }
    case ("Object", "ChildrenChanged"): kind = .childrenChanged
    case ("Object", "TextChanged"): kind = .textChanged
    case ("Object", "TextCaretMoved"): kind = .caretMoved(number)
    case ("Object", "TextSelectionChanged"): kind = .textSelectionChanged
    case ("Object", "SelectionChanged"): kind = .selectionChanged
    case ("Object", "ActiveDescendantChanged"):
      guard let descendant = AccessibleReference(content) else { return nil }
      kind = .activeDescendant(descendant)
    case ("Object", "RowInserted"), ("Object", "RowDeleted"), ("Object", "RowReordered"),
      ("Object", "ModelChanged"):
      kind = .rowsChanged
    case ("Object", "Announcement"), ("Object", "Notification"):
      kind = .announcement(content?.string ?? "", isAssertive: number == 2)
    case ("Window", "Create"): kind = .windowAppeared
    case ("Window", "Activate"): kind = .windowActivated
    case ("Window", "Destroy"), ("Window", "Close"): kind = .windowGone
    case ("Document", "LoadComplete"), ("Document", "Reload"): kind = .documentLoaded
    default: return nil
    }
  }

  /// The names, in the registry's notation, of the events to register for.
  ///
  /// `object:bounds-changed` is left out, because GTK sends such an event for each frame of an animation.
  static let registered = [
    "object:state-changed", "object:property-change:accessible-name",
    "object:property-change:accessible-description", "object:property-change:accessible-value",
    "object:children-changed", "object:text-changed", "object:text-caret-moved",
    "object:text-selection-changed", "object:selection-changed", "object:active-descendant-changed",
    "object:row-inserted",
    "object:row-deleted", "object:row-reordered", "object:model-changed", "object:announcement",
    "object:notification", "window:create", "window:activate", "window:destroy", "window:close",
    "document:load-complete", "document:reload",
  ]
}
