// SPDX-License-Identifier: MIT

/// What VoiceOver says for the roles, states and containers that the plans name.
enum SpokenWords {
  /// The words for a role; those of ARIA that are not here are said as they are.
  static func ofRole(_ role: String) -> [String] { roles[role] ?? [role] }

  /// The words for a state.
  static func ofState(_ state: String) -> [String] { states[state] ?? [state] }

  /// The state whose words tell, by their absence, that an element is not in it.
  ///
  /// VoiceOver says of an element that it is selected or pressed, and nothing if it is not.
  static func opposite(of state: String) -> String? { opposites[state] }

  /// The words for a container where it begins or ends.
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
