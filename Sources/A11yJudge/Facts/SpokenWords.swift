// SPDX-License-Identifier: MIT

/// VoiceOver's words for the roles, states and containers that the plans mention.
enum SpokenWords {
  /// Returns the words for a role. If no special words are listed for an ARIA role, the role's name is used unchanged.
  static func ofRole(_ role: String) -> [String] { roles[role] ?? [role] }

  /// Returns the words for a state.
  static func ofState(_ state: String) -> [String] { states[state] ?? [state] }

  /// Returns the opposite of a state if VoiceOver expresses the opposite by silence, or `nil` for any other state.
  ///
  /// VoiceOver announces that an element is selected or pressed, but says nothing if it is not.
  static func opposite(of state: String) -> String? { opposites[state] }

  /// Returns the words at a container's start or end.
  static func ofContainer(_ container: String) -> [String] {
    containers[container] ?? ofRole(container)
  }

  private static let roles: [String: [String]] = [
    "menu button": ["menu button", "pop up button", "popup button", "menu pop up button"],
    "button": ["button", "toggle button", "disclosure triangle"],
    "disclosure button": ["button", "disclosure triangle"],
    "toggle button": ["toggle button", "button"],
    "checkbox": ["checkbox", "tick box"], "combobox": ["combo box"],
    "slider": ["slider", "adjustable"],
    "spinbutton": ["stepper", "adjustable", "incrementable"],
    "spin button": ["stepper", "adjustable", "incrementable"],
    "dialog": ["dialog", "web dialog", "alert", "alert dialog"],
    "alert": ["alert"], "graphic": ["image"], "image": ["image"],
    "textbox": ["text field", "edit text", "text area"], "edit": ["text field", "edit text"],
    "text area": ["text field", "edit text", "text area"],
    "tab": ["tab"], "tab list": ["tab group", "tab list", "tab bar"],
    "tablist": ["tab group", "tab list", "tab bar"], "tabpanel": ["tab panel"],
    "radio": ["radio button"], "radiogroup": ["radio group"],
    "grid": ["grid", "table"], "table": ["table", "grid"], "treegrid": ["table", "tree grid"],
    "listbox": ["list box"], "menuitem": ["menu item"], "menubar": ["menu bar"],
    "menuitemradio": ["menu item"], "menuitemcheckbox": ["menu item"],
    "navigation": ["navigation"], "navigation region": ["navigation"],
    "navigation landmark": ["navigation"], "region": ["region"],
    "meter": ["level indicator", "meter"], "columnheader": ["column header"],
    "rowheader": ["row header"], "breadcrumb": ["navigation"],
  ]

  private static let states: [String: [String]] = [
    "not checked": ["unchecked", "not checked", "unticked"],
    "unchecked": ["unchecked", "not checked", "unticked"],
    "checked": ["checked", "ticked", "selected"],
    "partially checked": ["mixed", "partially checked"], "mixed": ["mixed"],
    "pressed": ["pressed", "selected", "select", "on"],
    "not pressed": ["not pressed", "deselect", "off"],
    "disabled": ["dimmed", "unavailable", "disabled"],
    "unavailable": ["dimmed", "unavailable", "disabled"],
    "current": ["current", "current page"],
    "invalid": ["invalid data", "invalid entry", "invalid"],
    "not valid": ["invalid data", "invalid entry", "invalid"],
    "sorted ascending": ["ascending", "sort up", "sorted ascending"],
    "sorted descending": ["descending", "sort down", "sorted descending"],
    "read only": ["read only", "read-only"],
  ]

  private static let opposites = [
    "not selected": "selected", "not pressed": "pressed", "unselected": "selected",
  ]

  private static let containers: [String: [String]] = [
    "list": ["list"], "group": ["group"], "landmark": ["landmark", "region"],
    "listbox": ["list box"],
  ]
}
