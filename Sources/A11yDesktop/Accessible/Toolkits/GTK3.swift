// SPDX-License-Identifier: MIT

/// The GTK 3 toolkit, which LibreOffice also uses.
///
/// Source: dumps of GTK 3.24.38.
struct GTK3: GTK {
  /// A menu bar is treated as visible only if it has a size, because LibreOffice has a second, hidden menu bar that has
  /// no size but has the showing state.
  func shows(_ facts: AccessibleFacts) -> Bool {
    guard facts.isVisible, facts.states.contains(.showing) else { return false }
    return facts.role != .menuBar || facts.isSized
  }

  /// Less common properties can be read later, because GTK 3 attributes reveal nothing about a control and all objects
  /// have the same language.
  var readsRarerPropertiesLater: Bool { true }

  /// An app runs its own code, such as `gtk_dialog_run()`, before it answers a request for an action.
  var runsActionsInCalls: Bool { true }

  /// A row in a list box has no action, so it is activated by a click.
  func opensByClick(_ facts: AccessibleFacts) -> Bool { facts.role == .listItem }

  /// A container's name repeats the words of a label inside the container or comes from the app's code, as in “Browse
  /// Header Revealer”.
  func mayBeNamedByCode(_ facts: AccessibleFacts) -> Bool {
    guard !facts.name.isEmpty else { return false }
    switch facts.role {
    case .filler, .panel, .fileChooser, .colorChooser, .fontChooser: return true
    default: return false
    }
  }

  func correct(_ facts: inout AccessibleFacts) {
    removeIconName(&facts)
    correctControl(&facts)
    if facts.role == .tableCell { correctCell(&facts) }
    findSwitch(&facts)
  }

  /// Corrects the facts about a cell. Only a cell's action reveals that the cell has a check box. All actions of a cell
  /// are built into GTK, and some can be identified only by their descriptions.
  private func correctCell(_ facts: inout AccessibleFacts) {
    let own = ["toggle", "edit", "activate", "expand or contract"]
    facts.actions = facts.actions.map { own.contains($0) ? $0 : "" }
    if facts.actions.contains("toggle") { facts.states.insert(.checkable) }
  }
}

/// The behavior that all versions of GTK have in common.
protocol GTK: Toolkit {}

extension GTK {
  /// Removes the filename, such as “pan-down-symbolic”, that GTK assigns to icons without a name.
  func removeIconName(_ facts: inout AccessibleFacts) {
    guard facts.name.hasSuffix("-symbolic"),
      facts.name.allSatisfy({ $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) })
    else { return }
    facts.name = ""
  }

  /// Corrects the role of links and the states of usable objects.
  func correctControl(_ facts: inout AccessibleFacts) {
    // GTK 3 gives links the button role.
    if facts.role == .pushButton, facts.interfaces.contains(.hyperlink) { facts.role = .link }
    // GTK 4 sets only the “sensitive” state and, in documents, LibreOffice sets only the “enabled” state.
    if facts.states.contains(.sensitive) { facts.states.insert(.enabled) }
    if facts.states.contains(.enabled) { facts.states.insert(.sensitive) }
  }

  /// Detects switches, which can be recognized only by their actions.
  func findSwitch(_ facts: inout AccessibleFacts) {
    let isSwitch = facts.actions.map { $0.lowercased() } == ["toggle"]
    if isSwitch, facts.role == .toggleButton || facts.role == .checkBox { facts.isSwitch = true }
  }
}
