// SPDX-License-Identifier: MIT

import A11yTree

extension ChromeReader {
  /// Returns the meaning of a node's role.
  mutating func meaning(of node: ChromeNode) -> ChromeRoles.Meaning {
    let role = node.role
    if node.isIgnored || role.isEmpty { return .kind(.wrapper) }
    if let meaning = ChromeRoles.meaning(of: role) { return meaning }
    // The nodes inside a formula are treated as internal nodes.
    if role.hasPrefix("MathML") { return .kind(.phrase) }
    page.notices.note("unknown role \(quoted(role))")
    return .kind(.wrapper)
  }

  /// Creates a node for the page.
  mutating func makeNode(_ place: Int, _ meaning: ChromeRoles.Meaning) -> Page.Node {
    let source = nodes[place]
    var node: Page.Node
    switch meaning {
    case .opaque(let role):
      node = Page.Node(.element(role))
      node.isOpaque = true
    case .kind(let kind): node = Page.Node(kind)
    case .marker, .lineBreak: node = Page.Node(.gone)
    }
    guard !source.isIgnored else {
      if property("block", of: place)?.flag == true { node.edges = BlockEdges.of("generic") }
      return node
    }
    node.edges = BlockEdges.of(source.role)
    if node.kind != .phrase { node.name = source.name.collapsingSpaces() }
    if node.role == .math, node.name.isEmpty {
      node.name = Formula(at: place, nodes, places).text
      node.isOpaque = true
    }
    for property in source.properties {
      if !ChromeStates.set(property.name, property.value, on: &node) {
        page.notices.note("unknown property \(quoted(property.name))")
      }
    }
    settleKind(of: place, on: &node)
    if node.kind == .wrapper {
      // The name is dropped, because Chrome computes the name of a layout table, or of a part of such a table, from its
      // content.
      if source.role.hasPrefix("Layout") || isNamedByContent(place) { node.name = "" }
      if !node.name.isEmpty || node.details.live != nil { node.kind = .element(.generic) }
    }
    if !source.description.isEmpty {
      node.details.description = source.description.collapsingSpaces()
    }
    // A focusable separator can be moved to resize the panes on both sides.
    if node.role == .separator, property("focusable", of: place)?.flag == true {
      node.details.isKeyboardFocusable = true
    }
    if let role = node.role { setValue(of: place, role, on: &node) }
    protect(source.protection, &node)
    if node.kind == .wrapper { nameByTitle(place, &node) }
    return node
  }

  /// Distinguishes native HTML controls from ARIA widgets that have the same Chrome role.
  private func settleKind(of place: Int, on node: inout Page.Node) {
    switch node.role {
    // A number field is a text field, unless the author gives it the spin button role.
    case .stepper where node.isEditable && !node.hasExplicitRole:
      node.kind = .element(.textField)
    case .comboBox:
      if holds("MenuListPopup", place) {
        node.kind = .element(.popUpButton)
      } else if node.isEditable, node.states.isExpanded == nil {
        // A text field with suggestions is not a combo box that can be opened.
        node.kind = .element(.textField)
      }
    case .form where node.name.isEmpty: node.kind = .wrapper
    case nil, .paragraph, .generic:
      // Rich-text editors use editable text without a role.
      guard isEditingHost(place, node) else { break }
      node.kind = .element(.textField)
      node.states.isMultiline = true
      node.isOpaque = true
    default: break
    }
  }

  /// Returns whether an editable node itself receives keyboard focus and is not merely part of an editable region.
  private func isEditingHost(_ place: Int, _ node: Page.Node) -> Bool {
    guard node.isEditable, property("focusable", of: place)?.flag == true else { return false }
    let around = nearest(around: place, skipping: \.isIgnored)
    return around.flatMap { property("editable", of: $0) } == nil
  }

  /// Returns the nearest ancestor of a node that is not skipped.
  private func nearest(around place: Int, skipping isSkipped: (ChromeNode) -> Bool) -> Int? {
    var next = nodes[place].parentId.flatMap { places[$0] }
    for _ in 0..<AccessibilityTree.depthLimit {
      guard let here = next, isSkipped(nodes[here]) else { break }
      next = nodes[here].parentId.flatMap { places[$0] }
    }
    return next
  }

  /// Turns an empty node with a title into text if the title is the only name of a link or a button, as the accname
  /// specification requires.
  private func nameByTitle(_ place: Int, _ node: inout Page.Node) {
    guard node.name.isEmpty, nodes[place].childIds.isEmpty, !node.details.description.isEmpty,
      let around = nearest(around: place, skipping: { $0.isIgnored || $0.role == "generic" }),
      ["link", "button"].contains(nodes[around].role), nodes[around].name.isEmpty
    else { return }
    node.kind = .text
    node.name = node.details.description
    node.details.description = ""
  }

  private static let mostLooks = 10_000

  /// Returns whether the text of a focusable container's contents is the container's only name. A typical example is a
  /// container that a script focuses after changing its contents.
  ///
  /// Once a focusable container has focus, Chrome computes the container's name from the text of its contents,
  /// sometimes without the controls. Without this check, the text of a focused container would be read twice.
  private func isNamedByContent(_ place: Int) -> Bool {
    guard nodes[place].property("focusable")?.flag == true else { return false }
    var text = ""
    // The `unmatched` variable contains the part of the name that has not yet been matched with the content's text.
    var unmatched = letters(nodes[place].name)[...]
    var matches = 0
    var rest = [place]
    var looks = 0
    while let next = rest.popLast() {
      looks += 1
      // If the text is longer than this limit, the name comes from the author. The number of visited nodes is limited,
      // because a node may contain itself.
      guard looks < Self.mostLooks,
        text.utf8.count <= 2 * nodes[place].name.utf8.count || !unmatched.isEmpty && matches > 0
      else {
        return false
      }
      let node = nodes[next]
      if node.role == "StaticText" {
        text += node.name
        let piece = letters(node.name)
        if !piece.isEmpty, unmatched.hasPrefix(piece) {
          unmatched.removeFirst(piece.count)
          matches += 1
        }
      } else {
        rest += node.childIds.reversed().compactMap { places[$0] }
      }
    }
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    return unmatched.isEmpty && (matches > 1 || letters(text) == letters(nodes[place].name))
  }

  private func holds(_ role: String, _ place: Int) -> Bool {
    nodes[place].childIds.contains { places[$0].map { nodes[$0].role } == role }
  }

  func setValue(of place: Int, _ role: Role, on node: inout Page.Node) {
    guard !role.isStructure || role == .separator, let value = nodes[place].value else { return }
    var text = value.word ?? ""
    // Chrome clamps the number in a spin-button field, so the text that was typed into the field is used instead.
    if role.isTextEntry, nodes[place].role == "spinbutton" {
      text = property("valuetext", of: place)?.word ?? text
    }
    node.value = role.isTextEntry ? text : text.collapsingSpaces()
    // VoiceOver's own words replace the words of the capturing browser.
    if role == .button, node.value == "No file chosen" { node.value = "no file selected" }
    let isSplitter = role == .separator && node.details.isKeyboardFocusable == true
    // Unlike other text fields, a number field has a range.
    let isNumberField = role.isTextEntry && nodes[place].role == "spinbutton"
    guard role.isAdjustable || role == .progressBar || role == .meter || isSplitter || isNumberField
    else { return }
    if role == .stepper, isPartOfDate(place) { return setDatePart(place, on: &node) }
    if let current = value.number ?? Double(text) {
      let minimum = property("valuemin", of: place)?.number
      let maximum = property("valuemax", of: place)?.number
      // Both bounds are 0 if the page specifies no bounds.
      let isKnown = minimum != maximum
      node.details.range = ValueRange(
        current: current,
        minimum: isKnown ? minimum : nil,
        maximum: isKnown ? maximum : nil
      )
    }
    if isNumberField { return }
    let spoken = property("valuetext", of: place)?.word ?? ""
    if !spoken.isEmpty {
      node.value = spoken.collapsingSpaces()
    } else if role == .progressBar || role == .meter {
      node.value = ""
    }
  }

  /// Marks a field as secure. If a capture does not record which fields are secure, a field whose value consists only
  /// of bullets is treated as secure.
  private func protect(_ protection: ChromeProtection?, _ node: inout Page.Node) {
    let isTextEntry = node.role?.isTextEntry == true
    let isBullets = isTextEntry && !node.value.isEmpty && node.value.allSatisfy { $0 == "•" }
    node.tellsProtection = protection != nil
    node.states.isProtected = protection.map { $0 != .off } ?? isBullets
    if isTextEntry, protection.map({ $0 == .on }) ?? isBullets {
      node.kind = .element(.secureTextField)
    }
  }

  private func isPartOfDate(_ place: Int) -> Bool {
    var parent = nodes[place].parentId.flatMap { places[$0] }
    for _ in 0..<Self.datePartDepth {
      guard let next = parent, !nodes[next].isDate else { break }
      parent = nodes[next].parentId.flatMap { places[$0] }
    }
    return parent.map { nodes[$0].isDate } ?? false
  }

  private static let datePartDepth = 3

  /// Sets the name and value of one component of a date, such as the month or the minutes. Chrome provides two names
  /// for each component of a date. The component's value is the displayed text, such as “PM”, or is empty if only a
  /// placeholder is shown.
  private func setDatePart(_ place: Int, on node: inout Page.Node) {
    node.name = node.name.withoutRepetition
    let number = nodes[place].value?.number ?? 0
    let shown = nodes[place].childIds.first.flatMap { places[$0] }.map { nodes[$0].name } ?? ""
    let minimum = property("valuemin", of: place)?.number ?? 0
    let isSet = number >= minimum && shown.contains { $0 != "-" }
    node.value = isSet ? shown : ""
    node.details.range = isSet ? ValueRange(current: number) : nil
  }

  func property(_ name: String, of place: Int) -> ChromeNode.Value? {
    nodes[place].property(name)
  }
}
