// SPDX-License-Identifier: MIT

/// The GTK 4 toolkit, which communicates with the bus directly, without a library.
///
/// Source: dumps of GTK 4.8.3.
struct GTK4: GTK {
  /// GTK 4 knows only window coordinates.
  var coordinates: CoordinateSpace { .window }

  /// Only windows have the showing state, so any other object without a size is treated as hidden.
  func shows(_ facts: AccessibleFacts) -> Bool {
    facts.isVisible && (facts.states.contains(.showing) || facts.frame != nil)
  }

  func hasExtents(_ facts: AccessibleFacts) -> Bool {
    facts.interfaces.contains(.component) && (facts.states.contains(.showing) || facts.isVisible)
  }

  var hidesWhatIsScrolled: Bool { false }
  var quiet: Duration { .milliseconds(350) }
  var hasSparseEvents: Bool { true }
  /// The cache contains only objects that were requested before.
  var hasCache: Bool { false }
  var hasPartialLists: Bool { true }

  /// The name is replaced if it contains a mnemonic's underscore or repeats words.
  func namesByContents(_ facts: AccessibleFacts) -> Bool {
    facts.name.contains("_") || facts.role == .comboBox
  }

  var relatesLabels: Bool { true }
  /// The number must be large, because a single-line field returns no text if the end of the range is given as -1.
  var endOfText: Int32 { .max }

  /// A click is needed because GTK 4.8 does not move focus to any control, and some controls have no action.
  func needsClicks(_ facts: AccessibleFacts) -> Bool {
    facts.role == .checkBox || facts.role == .radioButton
  }

  func correct(_ facts: inout AccessibleFacts) {
    if isTypeName(facts.name) { facts.name = "" }
    removeIconName(&facts)
    correctControl(&facts)
    // Actions whose prefix is a known group, such as `clipboard` or `win`, belong to the window or the text rather than
    // to the object, and are removed.
    facts.actions = facts.actions.map { isInternal($0) ? "" : $0 }
    findSwitch(&facts)
  }

  /// Returns whether a name is the name of a GTK or libadwaita class, which GTK 4 assigns to objects without a name.
  private func isTypeName(_ name: String) -> Bool {
    if name == "Tab" || name == "Tab list" { return true }
    guard ["Gtk", "Adw"].contains(name.prefix(3)), name.dropFirst(3).first?.isUppercase == true
    else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private func isInternal(_ action: String) -> Bool {
    guard let group = action.split(separator: ".").first, action.contains(".") else { return false }
    return ["clipboard", "selection", "link", "menu", "text", "misc", "window", "default", "win"]
      .contains(group)
  }
}
