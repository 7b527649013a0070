// SPDX-License-Identifier: MIT

/// GTK 3, with which LibreOffice is drawn, too.
///
/// Source: dumps of GTK 3.24.38.
struct GTK3: GTK {
  /// The second menu bar of LibreOffice has no size, though it has the state of showing.
  func shows(_ facts: AccessibleFacts) -> Bool {
    guard facts.isVisible, facts.states.contains(.showing) else { return false }
    return facts.role != .menuBar || facts.isSized
  }

  /// Attributes say nothing of a control, and all objects have one language; the first words of a
  /// page need both.
  var readsRarerPropertiesLater: Bool { true }

  /// Actions run the app's own code, such as `gtk_dialog_run()`.
  var runsActionsInCalls: Bool { true }

  /// The row of a list box has no action, and is activated by a click.
  func opensByClick(_ facts: AccessibleFacts) -> Bool { facts.role == .listItem }

  /// Containers have names such as “Browse Header Revealer”, and no others but what a label in them
  /// says.
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

  /// A cell with a check box says so only by its action. All actions of a cell are GTK's own, some of
  /// them called by their descriptions.
  private func correctCell(_ facts: inout AccessibleFacts) {
    let own = ["toggle", "edit", "activate", "expand or contract"]
    facts.actions = facts.actions.map { own.contains($0) ? $0 : "" }
    if facts.actions.contains("toggle") { facts.states.insert(.checkable) }
  }
}

/// What all versions of GTK have in common.
protocol GTK: Toolkit {}

extension GTK {
  /// Removes an icon’s file name, such as “pan-down-symbolic”, which GTK gives to icons without a name.
  func removeIconName(_ facts: inout AccessibleFacts) {
    guard facts.name.hasSuffix("-symbolic"),
      facts.name.allSatisfy({ $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) })
    else { return }
    facts.name = ""
  }

  /// Corrects the role of links and the states of what can be used.
  func correctControl(_ facts: inout AccessibleFacts) {
    // GTK 3 gives links the role of buttons.
    if facts.role == .pushButton, facts.interfaces.contains(.hyperlink) { facts.role = .link }
    // GTK 4 sets only one of these, and LibreOffice the other for what is in a document.
    if facts.states.contains(.sensitive) { facts.states.insert(.enabled) }
    if facts.states.contains(.enabled) { facts.states.insert(.sensitive) }
  }

  /// Finds switches, which can be told only by their action.
  func findSwitch(_ facts: inout AccessibleFacts) {
    let isSwitch = facts.actions.map { $0.lowercased() } == ["toggle"]
    if isSwitch, facts.role == .toggleButton || facts.role == .checkBox { facts.isSwitch = true }
  }
}
