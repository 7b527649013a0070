// SPDX-License-Identifier: MIT

import A11yTree

/// The library that an app is made with, and what it does otherwise than the others.
///
/// Source: dumps of GTK 3.24.38, GTK 4.8.3 and Qt 5.15.8.
struct Toolkit: Hashable, Sendable {
  /// The libraries that differ.
  enum Family: Hashable, Sendable {
    case gtk3, gtk4, qt, chromium, gecko, other
  }

  var family: Family

  /// Finds the library by what an app says of itself.
  init(name: String = "", version: String = "") {
    switch name.lowercased() {
    case "gtk": family = version.hasPrefix("4") || version.hasPrefix("5") ? .gtk4 : .gtk3
    case "gail": family = .gtk3
    case "qt": family = .qt
    case "chromium", "chrome": family = .chromium
    case "gecko": family = .gecko
    default: family = .other
    }
  }

  /// In what coordinates frames are asked for: 0 for the screen's, 1 for the window's. GTK 4 knows
  /// only the window's.
  var coordinates: UInt32 { family == .gtk4 ? 1 : 0 }

  /// Whether an object is on the screen.
  ///
  /// GTK 4 sets the state for windows alone; what does not show has no size. So have the contents of
  /// a closed combo box in Qt and the second menu bar of LibreOffice, though they have the state.
  func shows(_ facts: AccessibleFacts) -> Bool {
    guard facts.isVisible else { return false }
    let isSized = facts.frame != nil || !facts.interfaces.contains(.component)
    switch family {
    case .gtk4: return facts.states.contains(.showing) || facts.frame != nil
    case .qt: return facts.states.contains(.showing) && isSized
    case .gtk3 where facts.role == .menuBar: return facts.states.contains(.showing) && isSized
    case .gtk3, .chromium, .gecko, .other: return facts.states.contains(.showing)
    }
  }

  /// Whether extents may be asked for; GTK 3 gives nonsense for what does not show.
  func hasExtents(_ facts: AccessibleFacts) -> Bool {
    facts.interfaces.contains(.component)
      && (facts.states.contains(.showing) || family == .gtk4 && facts.isVisible)
  }

  /// How long an app has to be quiet until a script goes on: longer than it shows a button pressed
  /// before it does what the button is for.
  var quiet: Duration {
    switch family {
    case .gtk4: .milliseconds(350)
    case .qt: .milliseconds(180)
    // A page is laid out, then its tree is made.
    case .chromium, .gecko: .milliseconds(250)
    case .gtk3, .other: .milliseconds(120)
    }
  }

  /// The end that stands for that of the text: in GTK 4 a field of one line has no text up to -1.
  var endOfText: Int32 { family == .gtk4 ? .max : -1 }

  /// Whether texts of several lines have to be replaced as a whole: inserting into one in Qt loses
  /// all the rest.
  var replacesLongTexts: Bool { family == .qt }

  /// Whether text has to be typed by keys: Firefox answers that it has inserted a text, and has not.
  var takesTextByKeys: Bool { family == .gecko }

  /// Whether events leave out what has changed besides, so that more is read again.
  var hasSparseEvents: Bool { family == .gtk4 || family == .qt }

  /// Whether an app may know all its objects at once: GTK 4 knows those that were asked, Qt none.
  var hasCache: Bool { family != .gtk4 && family != .qt }

  /// Whether the properties that the cache lacks can wait until the app is shown: an identifier, a
  /// help text. In GTK 3 attributes say nothing of a control, and all objects have one language;
  /// the first words of a page need both.
  var readsRarerPropertiesLater: Bool { family == .gtk3 }

  /// Whether properties have to be asked for one by one.
  var readsPropertiesSingly: Bool { family == .qt }

  /// Reads properties from the replies to the calls for them; `nil` if there was none.
  func properties(
    _ names: [String],
    from replies: ArraySlice<BusConnection.Reply>
  ) -> [String: BusValue]? {
    let values = replies.map { (try? $0.get())?.first }
    guard readsPropertiesSingly else { return values.first.flatMap { $0?.dictionary } }
    var properties: [String: BusValue] = [:]
    for (name, value) in zip(names, values) { properties[name] = value }
    return properties.isEmpty ? nil : properties
  }

  /// Whether a control is called what the labels in it say, though it has a name: GTK 4's names
  /// keep the underscore of a mnemonic, or repeat words.
  func namesByContents(_ facts: AccessibleFacts) -> Bool {
    guard family == .gtk4 else { return false }
    return facts.name.contains("_") || facts.role == .comboBox
  }

  /// Whether a control's labels are found only through its relations.
  var relatesLabels: Bool { family == .gtk4 }

  /// Whether what is scrolled out of view loses its state of showing.
  var hidesWhatIsScrolled: Bool { family != .gtk4 }

  /// Whether a list gives only those of its rows as children that are near the screen.
  var hasPartialLists: Bool { family == .gtk4 }

  /// Whether only a click activates a control: GTK 4.8 gives focus to none, and some have no action.
  func needsClicks(_ facts: AccessibleFacts) -> Bool {
    family == .gtk4 && (facts.role == .checkBox || facts.role == .radioButton)
  }

  /// Mends what the library says of an object.
  func mend(_ facts: inout AccessibleFacts) {
    mendPage(&facts)
    guard family == .gtk4 || family == .gtk3 else { return }
    // GTK 3 gives links the role of buttons.
    if facts.role == .pushButton, facts.interfaces.contains(.hyperlink) { facts.role = .link }
    if isTypeName(facts.name) { facts.name = "" }
    // GTK 4 sets only one of these, and LibreOffice the other for what is in a document.
    if facts.states.contains(.sensitive) { facts.states.insert(.enabled) }
    if facts.states.contains(.enabled) { facts.states.insert(.sensitive) }
    if family == .gtk3, facts.role == .tableCell { mendCell(&facts) }
    if family == .gtk4 {
      // Actions of its own kind are an object's; all others belong to the window or the text.
      facts.actions = facts.actions.map { Self.isInternal($0) ? "" : $0 }
    }
    let isSwitch = facts.actions.map { $0.lowercased() } == ["toggle"]
    if isSwitch, facts.role == .toggleButton || facts.role == .checkBox { facts.isSwitch = true }
  }

  /// A cell with a check box says so only by its action. All actions of a cell are GTK's own, some of
  /// them called by their descriptions.
  private func mendCell(_ facts: inout AccessibleFacts) {
    let own = ["toggle", "edit", "activate", "expand or contract"]
    facts.actions = facts.actions.map { own.contains($0) ? $0 : "" }
    if facts.actions.contains("toggle") { facts.states.insert(.checkable) }
  }

  /// Whether a name is that of a class, which GTK 4 gives to objects without one.
  private func isTypeName(_ name: String) -> Bool {
    guard family == .gtk4 else { return false }
    if name == "Tab" || name == "Tab list" { return true }
    guard name.hasPrefix("Gtk"), name.dropFirst(3).first?.isUppercase == true else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether an object may be called what its programmer calls it: GTK 3 gives names such as “Browse
  /// Header Revealer” to containers, and has no others for them but what a label in them says.
  func mayBeNamedByCode(_ facts: AccessibleFacts) -> Bool {
    guard family == .gtk3, !facts.name.isEmpty else { return false }
    switch facts.role {
    case .filler, .panel, .fileChooser, .colorChooser, .fontChooser: return true
    default: return false
    }
  }

  private static func isInternal(_ action: String) -> Bool {
    guard let group = action.split(separator: ".").first, action.contains(".") else { return false }
    return ["clipboard", "selection", "link", "menu", "text", "misc", "window", "default", "win"]
      .contains(group)
  }
}

/// What browsers do otherwise than toolkits: what they show is a text in which objects are embedded.
///
/// Source: dumps of Chromium 156 and Firefox 153.
extension Toolkit {
  /// Whether an object's children are those that are embedded in its text.
  var hasPages: Bool { family == .chromium || family == .gecko }

  /// The character that holds an embedded object's place.
  static let embedded: Character = "\u{FFFC}"

  /// Whether a child is part of its parent's text, which holds its words already.
  func isInText(_ facts: AccessibleFacts) -> Bool {
    family == .chromium && facts.role == .static && facts.childCount == 0
  }

  /// The words of an embedded object that is only words in another style; `nil` for all others.
  func inlineText(_ facts: AccessibleFacts) -> String? {
    switch facts.role {
    case .static, .mark, .subscript, .superscript, .contentInsertion, .contentDeletion:
      facts.text.flatMap { $0.contains(Self.embedded) ? nil : $0 }
    default: nil
    }
  }

  /// Whether an object is one thing to a user, with its name, whatever is in it.
  func isWhole(_ facts: AccessibleFacts) -> Bool {
    guard !facts.name.isEmpty else { return false }
    switch facts.role {
    case .link, .pushButton, .toggleButton, .checkBox, .radioButton, .pageTab, .menuItem,
      .checkMenuItem, .radioMenuItem, .spinButton, .slider, .image:
      return true
    case .listItem: return facts.states.contains(.selectable)
    case .comboBox: return isPopUpButton(facts)
    default: return false
    }
  }

  /// Whether a page lets its user choose one thing of a menu that is not there until it is opened.
  func isPopUpButton(_ facts: AccessibleFacts) -> Bool {
    hasPages && facts.role == .comboBox && facts.attributes["tag"] == "select"
  }

  /// Whether an object is called what is in it, so that its name is not said besides.
  func repeatsContents(_ facts: AccessibleFacts) -> Bool {
    switch facts.role {
    case .heading, .tableCell, .columnHeader, .rowHeader, .label: true
    case .listItem: !facts.states.contains(.selectable)
    default: false
    }
  }

  /// Mends what a browser says of an object.
  func mendPage(_ facts: inout AccessibleFacts) {
    guard hasPages else { return }
    // The pieces of its text are its name.
    if facts.role == .listItem, repeatsContents(facts) { facts.name = "" }
    if facts.role == .entry, facts.attributes["text-input-type"] == "search" {
      facts.attributes["xml-roles"] = "searchbox"
    }
    if facts.attributes["xml-roles"] == "switch" { facts.isSwitch = true }
    // A number is typed as any text is.
    if facts.role == .spinButton, facts.attributes["tag"] == "input" { facts.role = .entry }
    if facts.states.contains(.readOnly), facts.states.contains(.focusable) {
      facts.states.formUnion([.enabled, .sensitive])
    }
    switch facts.attributes["tag"] {
    case "textarea": facts.states.insert(.multiLine)
    case "dl" where facts.role == .list: facts.role = .descriptionList
    case "dt": facts.role = .descriptionTerm
    case "dd": facts.role = .descriptionValue
    case "fieldset":
      facts.role = .grouping
      // Its legend says its name.
      let source = facts.attributes["name-from"] ?? "related-element"
      if source == "related-element" { facts.name = "" }
    default: break
    }
  }
}
