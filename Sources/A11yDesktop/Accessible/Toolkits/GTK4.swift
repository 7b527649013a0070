// SPDX-License-Identifier: MIT

/// GTK 4, which speaks to the bus without a library between.
///
/// Source: dumps of GTK 4.8.3.
struct GTK4: GTK {
  /// Only the window's coordinates are known.
  var coordinates: CoordinateSpace { .window }

  /// Only windows have the state of showing; what does not show has no size.
  func shows(_ facts: AccessibleFacts) -> Bool {
    facts.isVisible && (facts.states.contains(.showing) || facts.frame != nil)
  }

  func hasExtents(_ facts: AccessibleFacts) -> Bool {
    facts.interfaces.contains(.component) && (facts.states.contains(.showing) || facts.isVisible)
  }

  var hidesWhatIsScrolled: Bool { false }
  var quiet: Duration { .milliseconds(350) }
  var hasSparseEvents: Bool { true }
  /// The cache holds only those objects that were asked for.
  var hasCache: Bool { false }
  var hasPartialLists: Bool { true }

  /// Names keep the underscore of a mnemonic, or repeat words.
  func namesByContents(_ facts: AccessibleFacts) -> Bool {
    facts.name.contains("_") || facts.role == .comboBox
  }

  var relatesLabels: Bool { true }
  /// A field of one line has no text up to -1.
  var endOfText: Int32 { .max }

  /// GTK 4.8 gives focus to no control, and some have no action.
  func needsClicks(_ facts: AccessibleFacts) -> Bool {
    facts.role == .checkBox || facts.role == .radioButton
  }

  func correct(_ facts: inout AccessibleFacts) {
    if isTypeName(facts.name) { facts.name = "" }
    removeIconName(&facts)
    correctControl(&facts)
    // Actions of its own kind are an object's; all others belong to the window or the text.
    facts.actions = facts.actions.map { isInternal($0) ? "" : $0 }
    findSwitch(&facts)
  }

  /// Whether a name is that of a class of GTK's or libadwaita's, which objects without a name have.
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
