// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that merges an element and the words inside it into one stop if users perceive the two as a unit.
struct PageFolding {
  let spacing: Page.Spacing

  /// Merges an element with its words, after the elements inside it have been merged with their own words.
  func fold(_ index: Int, _ role: Role, _ nodes: inout [Page.Node]) {
    let only = nodes[index].children.count == 1 ? Int(nodes[index].children[0]) : nil
    let words = only.map { nodes[$0].name } ?? ""
    foldContents(index, role, &nodes)
    // Words that become an element's name are still spoken in their own language.
    guard let only, nodes[index].children.isEmpty, nodes[index].name == words,
      !nodes[only].details.language.isEmpty
    else { return }
    nodes[index].details.language = nodes[only].details.language
  }

  private func foldContents(_ index: Int, _ role: Role, _ nodes: inout [Page.Node]) {
    switch role {
    case .heading: foldHeading(index, &nodes)
    case .comboBox, .popUpButton: foldPopUp(index, &nodes)
    case .datePicker: foldDate(index, &nodes)
    case .textField, .secureTextField, .searchField, .slider, .stepper, .scrollbar, .progressBar,
      .meter:
      foldValue(index, role, &nodes)
    case .listItem, .paragraph, .blockquote, .term, .definition, .caption, .note, .tooltip,
      .legend:
      foldWords(index, &nodes)
    case .cell, .gridCell, .columnHeader, .rowHeader: foldCell(index, &nodes)
    case .image where nodes[index].children.contains(where: { nodes[Int($0)].hasControls }):
      // The node contains the links of an image map or the controls in a drawing, and WebKit does not stop on an image
      // with such contents.
      nodes[index].kind = .element(.group)
    case .image, .math, .separator: foldName(index, keeping: false, &nodes)
    case .row: nodes[index].name = ""
    case .menu, .menuBar, .toolbar, .listBox, .tree: dropSeparators(in: index, &nodes)
    default:
      if role.isInteractive { foldName(index, keeping: true, &nodes) }
    }
  }

  /// Names a control after the words inside it, and keeps only nested controls as its children.
  private func foldName(_ index: Int, keeping: Bool, _ nodes: inout [Page.Node]) {
    if nodes[index].name.isEmpty { nodes[index].name = ownWords(index, nodes) }
    if nodes[index].canBeHeading {
      let children = nodes[index].children.map { nodes[Int($0)] }
      if children.count == 1, children[0].role == .image, nodes[index].role == .link {
        nodes[index].traits.insert(.isImage)
      }
      // A picture beside the heading does not change the type of control.
      let others = children.filter { $0.role != .image }
      if others.count == 1, others[0].role == .heading {
        nodes[index].traits.insert(.isHeader)
        nodes[index].level = others[0].level
      }
    }
    keepControls(index, keeping && !nodes[index].isOpaque, &nodes)
  }

  private func keepControls(_ index: Int, _ keeping: Bool, _ nodes: inout [Page.Node]) {
    guard !nodes[index].children.isEmpty else { return }
    let children = nodes[index].children
    let kept = keeping ? children.filter { nodes[Int($0)].hasControls } : []
    // The control's name keeps these words; storing them in deeply nested nodes as well would exhaust memory.
    for child in children where !keeping || !nodes[Int(child)].hasControls {
      nodes[Int(child)].name = ""
    }
    nodes[index].children = kept
  }

  /// Returns the words inside a control that do not belong to a nested control.
  private func ownWords(_ index: Int, _ nodes: [Page.Node]) -> String {
    let node = nodes[index]
    guard node.children.contains(where: { nodes[Int($0)].hasControls }) else {
      return nodes.words(in: index)
    }
    return node.children.filter { !nodes[Int($0)].hasControls }.map {
      nodes[Int($0)].name.isEmpty ? nodes.words(in: Int($0)) : nodes[Int($0)].name
    }.joined(separator: " ").collapsingSpaces()
  }

  /// Turns the words inside a field or slider into its value, without repeating them.
  private func foldValue(_ index: Int, _ role: Role, _ nodes: inout [Page.Node]) {
    if nodes[index].value.isEmpty, spacing == .trimmed || role == .meter {
      nodes[index].value = nodes.words(in: index).withoutRepetition
    }
    nodes[index].children = []
  }

  /// Removes the separators in a menu, which are not stops.
  private func dropSeparators(in index: Int, _ nodes: inout [Page.Node]) {
    guard nodes[index].children.contains(where: { nodes[Int($0)].role == .separator }) else {
      return
    }
    let kept = nodes[index].children.filter { nodes[Int($0)].role != .separator }
    nodes[index].children = kept
  }

  /// Uses the chosen option as the value of a combo box or select element, and hides the options until the user opens
  /// the control.
  private func foldPopUp(_ index: Int, _ nodes: inout [Page.Node]) {
    let options = nodes[index].children.filter { nodes[Int($0)].hasControls }
    if nodes[index].value.isEmpty {
      if let chosen = chosenOption(in: index, nodes) {
        nodes[index].value = nodes[chosen].name
      } else if options.isEmpty, spacing == .trimmed {
        nodes[index].value = nodes.words(in: index)
      }
    }
    nodes[index].children = options
    guard !options.isEmpty else { return }
    // A snapshot contains a select's options whether or not the select is open.
    if spacing == .trimmed, nodes[index].states.isExpanded == nil {
      nodes[index].kind = .element(.popUpButton)
    }
    let isExpanded = nodes[index].states.isExpanded ?? false
    nodes[index].states.isExpanded = isExpanded
    if nodes[index].states.popup == nil { nodes[index].states.popup = .menu }
    for option in options { nodes[Int(option)].states.isHidden = !isExpanded }
  }

  /// Hides the components of a date control until the user opens the control.
  private func foldDate(_ index: Int, _ nodes: inout [Page.Node]) {
    let parts = nodes[index].children.filter { nodes[Int($0)].role == .stepper }
    for part in parts { nodes[Int(part)].states.isHidden = nodes[index].states.isExpanded != true }
    nodes[index].children = parts
  }

  /// Returns the selected option, which may be inside a group of options.
  private func chosenOption(in index: Int, _ nodes: [Page.Node]) -> Int? {
    var pending = nodes[index].children.map(Int.init)
    while let next = pending.popLast() {
      if nodes[next].role == .option, nodes[next].states.isSelected { return next }
      pending += nodes[next].children.map(Int.init)
    }
    return nil
  }

  private func foldHeading(_ index: Int, _ nodes: inout [Page.Node]) {
    if nodes[index].children.contains(where: { nodes[Int($0)].hasControls }) { return }
    if nodes[index].name.isEmpty { nodes[index].name = nodes.words(in: index) }
    keepControls(index, false, &nodes)
  }

  /// Turns a block that contains only words into a single stop.
  private func foldWords(_ index: Int, _ nodes: inout [Page.Node]) {
    guard nodes[index].children.count == 1 else { return }
    let child = nodes[Int(nodes[index].children[0])]
    guard child.children.isEmpty, child.role == .staticText || child.role == .paragraph else {
      return
    }
    guard nodes[index].name.isEmpty || nodes[index].name == child.name else { return }
    nodes[index].name = child.name
    nodes[index].children = []
  }

  /// Turns a cell that contains only words into one stop. Any other cell keeps its words as its name, because it may be
  /// a header.
  private func foldCell(_ index: Int, _ nodes: inout [Page.Node]) {
    let children = nodes[index].children
    let isText = children.count == 1 && nodes[Int(children[0])].children.isEmpty
    let isHeader = nodes[index].role == .columnHeader || nodes[index].role == .rowHeader
    if nodes[index].name.isEmpty, isText || isHeader { nodes[index].name = nodes.words(in: index) }
    guard children.count == 1, nodes[Int(children[0])].children.isEmpty else { return }
    // The cursor stops only on the control that fills a cell, so the control announces the cell's states.
    if nodes[Int(children[0])].role?.isInteractive == true {
      if nodes[index].states.isSelected { nodes[Int(children[0])].states.isSelected = true }
      if nodes[Int(children[0])].states.current == nil {
        nodes[Int(children[0])].states.current = nodes[index].states.current
      }
    }
    let role = nodes[Int(children[0])].role
    if role == .staticText || role == .paragraph { nodes[index].children = [] }
  }
}

extension Page.Node {
  /// Whether the node becomes a heading because its only content is a heading.
  fileprivate var canBeHeading: Bool {
    switch role {
    case .link, .button, .disclosure, .tab: true
    default: false
    }
  }
}

extension String {
  /// The text without an exact repetition of itself. Words that are displayed twice, as in "25 °C 25 °C", are therefore
  /// spoken only once.
  var withoutRepetition: String {
    let words = split(separator: " ")
    guard words.count > 1, words.count.isMultiple(of: 2) else { return self }
    let half = words.count / 2
    return words.prefix(half) == words.suffix(half)
      ? words.prefix(half).joined(separator: " ") : self
  }
}
