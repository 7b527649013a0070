// SPDX-License-Identifier: MIT

import A11yTree

/// A converter that creates elements for a mirror's nodes from the app's facts about each object and from the
/// surrounding nodes.
@BusActor
struct MirrorElements {
  let tree: NodeTree
  let toolkit: any Toolkit
  /// The field in which the user edits text.
  let edited: AccessibleReference?

  private var root: MirrorNode? { tree.root }

  /// Returns the element of a node.
  func element(of node: MirrorNode) -> Element {
    var element = plainElement(of: node)
    element.children = elementChildren(of: node).map(\.id)
    element.states.isHidden = isRepeated(node)
    return element
  }

  /// Returns the nodes whose elements are the children of a node's element.
  private func elementChildren(of node: MirrorNode) -> [MirrorNode] {
    if node.kind == .tabs { return node.parent?.children ?? [] }
    if node.facts.role == .pageTab, node.parent?.strip != nil { return [] }
    guard let strip = node.strip else { return node.children }
    return [strip] + node.children.flatMap(\.children)
  }

  private func plainElement(of node: MirrorNode) -> Element {
    switch node.kind {
    case .object:
      var facts = node.facts
      if isNamedByCode(node) || isNamedAsWindow(node) { facts.name = "" }
      return ElementMaker(facts: facts, surroundings: surroundings(of: node)).element()
    case .row:
      var element = Element(.row)
      element.level = node.level
      element.states.isSelected = node.children.contains { $0.facts.states.contains(.selected) }
      return element
    case .headers: return Element(.row)
    case .tabs: return Element(.tabList)
    case .words:
      let surroundings = ElementMaker.Surroundings(
        headingLevel: headingLevel(of: node),
        role: node.role
      )
      return ElementMaker(facts: node.facts, surroundings: surroundings).element()
    case .run(let range):
      var element = Element(.generic)
      element.details.unmadeRows = range.count
      return element
    }
  }

  /// Returns whether a container's name comes from the app's code, as opposed to a visible label.
  private func isNamedByCode(_ node: MirrorNode) -> Bool {
    guard toolkit.mayBeNamedByCode(node.facts), node.facts.attributes["toolkit"] == "gtk",
      node.parent !== root
    else { return false }
    return !node.children.contains {
      $0.facts.role == .label && $0.facts.name == node.facts.name
    }
  }

  /// Returns whether a container's name only repeats its window's title.
  private func isNamedAsWindow(_ node: MirrorNode) -> Bool {
    guard node.parent !== root, node.facts.role.meaning.kind == .wrapper,
      !node.facts.name.isEmpty
    else { return false }
    return node.facts.name == tree.window(of: node)?.facts.name
  }

  /// Returns the words of the labels in a node, or an empty array if the node has a name or contains separate controls.
  private func contents(of node: MirrorNode) -> [String] {
    let isNamed = !node.facts.name.isEmpty && !toolkit.namesByContents(node.facts)
    guard !isNamed, node.facts.role.isNamedByContents, !node.holdsContent else { return [] }
    // The contents of a page's list item or cell are separate elements.
    if toolkit.hasPages, !node.facts.isWhole { return [] }
    var words: [String] = []
    // Everything in a tab except the first child, its label, belongs to the tab's page.
    var pending = Array(
      (node.facts.role == .pageTab ? node.children.prefix(1)[...] : node.children[...]).reversed()
    )
    var count = 0
    while let next = pending.popLast(), count < 50 {
      count += 1
      if next.isRenderer, next.facts.states.contains(.checkable) { return [] }
      if next.facts.role.meaning.kind == .text || next.isRenderer {
        let word = next.facts.name.isEmpty ? next.facts.text ?? "" : next.facts.name
        // A column may contain the same text twice, because two cell renderers draw the text.
        if !next.isRenderer || words.last != word { words.append(word) }
      } else if next.facts.role.meaning.role?.isInteractive == true {
        // GTK 4 builds some controls from nested buttons, but a button in a row is a separate control.
        if node.facts.role == .listItem || node.facts.role == .tableCell { return [] }
      }
      pending += next.children.reversed()
    }
    return words.filter { !$0.isEmpty }
  }

  private func surroundings(of node: MirrorNode) -> ElementMaker.Surroundings {
    let facts = node.facts
    var surroundings = ElementMaker.Surroundings()
    surroundings.labels = names(facts.relations[.labelledBy])
    if node.isRenderer, facts.states.contains(.checkable) {
      surroundings.labels = (node.parent?.children ?? []).map(\.facts.name).filter { !$0.isEmpty }
    }
    if facts.role.isLabelledByPlace, facts.name.isEmpty, surroundings.labels.isEmpty {
      surroundings.labels = words(before: node)
    }
    surroundings.contents = contents(of: node)
    surroundings.descriptions = names(facts.relations[.describedBy])
    if facts.states.contains(.invalidEntry) {
      surroundings.errors = names(facts.relations[.errorMessage])
    }
    surroundings.option = names(facts.selected.map { [$0] }).first ?? ""
    surroundings.position = node.position
    surroundings.cell = node.cell ?? pageCell(of: node)
    surroundings.hasHeaderRow = node.children.first?.kind == .headers
    surroundings.level = node.level
    surroundings.role = role(of: node)
    surroundings.confines = confines(node)
    surroundings.hasPieces =
      node.children.contains { $0.kind == .words } || toolkit.hasPages && !node.children.isEmpty
    surroundings.isDrawnInParts =
      surroundings.contents.isEmpty && node.children.contains(where: \.isRenderer)
    surroundings.headingLevel = headingLevel(of: node)
    surroundings.isLeaf = toolkit.hasPages && node.children.isEmpty
    surroundings.isEditing = edited != nil && edited == node.reference
    if facts.role == .menu { surroundings.isOpen = node.isOpenMenu }
    return surroundings
  }

  /// Returns the level of the page's heading that contains a node, or `nil` if no heading contains it.
  private func headingLevel(of node: MirrorNode) -> Int? {
    guard toolkit.hasPages, let parent = node.parent, parent.facts.role == .heading else {
      return nil
    }
    return parent.facts.attributes["level"].flatMap { Int($0) }
  }

  /// Returns the words of the label directly before a node. If a field has no associated label, Orca uses the words
  /// directly before the field as its name.
  private func words(before node: MirrorNode) -> [String] {
    let siblings = node.parent?.children ?? []
    guard let place = siblings.firstIndex(where: { $0 === node }), place > 0,
      siblings[place - 1].facts.role == .label, !labels(siblings[place - 1])
    else { return [] }
    return [siblings[place - 1].facts.name].filter { !$0.isEmpty }
  }

  private func names(_ references: [AccessibleReference]?) -> [String] {
    (references ?? []).compactMap { tree[$0]?.facts }
      .map { $0.name.isEmpty ? $0.text ?? "" : $0.name }.filter { !$0.isEmpty }
  }

  private func role(of node: MirrorNode) -> Role? {
    if let role = node.role { return role }
    if node.strip != nil { return .generic }
    // In GTK 4, a table's rows are inside an extra list.
    if node.facts.role == .list, node.parent?.isTree == true { return .generic }
    if node.facts.isSwitch { return .switchButton }
    if node.demand?.source == .lines { return node.isTree ? .tree : .listBox }
    if case .rows = node.demand?.source { return node.isTree ? .treeGrid : .table }
    // A pop-up menu has its own window and does not belong to a menu item.
    if node.facts.role == .menu, confines(node) || node.parent?.facts.role == .window {
      return .menu
    }
    if node.facts.states.contains(.modal), node.facts.role == .panel { return .dialog }
    if node.facts.role == .tableCell, node.facts.states.contains(.checkable) { return .checkbox }
    switch node.facts.role {
    // A chooser that is not a window itself is part of a window, and becomes a group.
    case .fileChooser, .colorChooser, .fontChooser: return node.parent === root ? nil : .group
    default: break
    }
    return nil
  }

  /// Returns whether a node confines the cursor, as a window, a dialog or an open menu does.
  private func confines(_ node: MirrorNode) -> Bool {
    if node.parent === root, node !== root { return true }
    if node.facts.states.contains(.modal) { return true }
    return node.isOpenMenu
  }

  /// Returns whether a label is inside a control that is named after it.
  private func isPartOfName(_ node: MirrorNode) -> Bool {
    guard let control = node.ancestor(where: { $0.facts.role.isNamedByContents }) else {
      return false
    }
    if control.facts.role == .pageTab { return control.children.first === node }
    if control.holdsContent { return false }
    return control.facts.role.isOneControl || !contents(of: control).isEmpty
  }

  /// Returns whether an object is an unnamed image in a row that is named after the row's text.
  private func isDecorationOfRow(_ node: MirrorNode) -> Bool {
    guard node.facts.role == .image || node.facts.role == .icon, node.facts.name.isEmpty,
      node.facts.actions.isEmpty, let row = node.ancestor(where: { $0.facts.role.isRow })
    else { return false }
    return !row.facts.name.isEmpty || !contents(of: row).isEmpty
  }

  /// Returns whether an object only repeats the words of another element, as the label of a field or a frame does.
  private func isRepeated(_ node: MirrorNode) -> Bool {
    if node.facts.role == .pushButton, node.ancestor(where: { $0.facts.role == .comboBox }) != nil {
      return true
    }
    if toolkit.hasPages, repeatsLabel(node) { return true }
    if node.isRenderer, !node.facts.states.contains(.checkable) {
      return node.facts.name.isEmpty || isPartOfName(node)
    }
    if isDecorationOfRow(node) { return true }
    guard node.facts.role == .label, let reference = node.reference, node.children.isEmpty,
      !node.facts.states.contains(.focusable)
    else { return false }
    if isPartOfName(node) { return true }
    if toolkit.hasPages { return false }
    let labelled = tree.mentions(of: reference).filter { other in
      tree[other]?.facts.relations[.labelledBy]?.contains(reference) == true
    }
    return !labelled.isEmpty
  }
}

/// The extension that creates elements for web pages.
extension MirrorElements {
  /// The maximum number of rows at the top of a table to search for column headers.
  private static var headerRows: Int { 4 }

  /// Returns whether an object in a web page adds no information. An object that adds no information is one of the
  /// following: a label or caption that only names another object, the words around a field in the field's label, or an
  /// empty list or group.
  func repeatsLabel(_ node: MirrorNode) -> Bool {
    if node.kind == .words {
      guard let label = node.parent, label.facts.role == .label else { return false }
      return labels(label)
    }
    switch node.facts.role {
    case .label where node.facts.attributes["tag"] == "legend": return false
    case .label: return node.children.isEmpty && labelsNeighbor(node)
    case .caption: return node.children.isEmpty && labels(node)
    case .list, .panel, .section: return node.children.isEmpty && node.facts.text?.isEmpty != false
    default: return false
    }
  }

  private func labels(_ node: MirrorNode) -> Bool {
    node.facts.relations[.labelFor]?.isEmpty == false
  }

  /// Returns whether a label is directly before or after the object that it labels. Any other label is read as ordinary
  /// text.
  private func labelsNeighbor(_ node: MirrorNode) -> Bool {
    let siblings = node.parent?.children ?? []
    guard let place = siblings.firstIndex(where: { $0 === node }) else { return false }
    let labelled = node.facts.relations[.labelFor] ?? []
    return [place - 1, place + 1].contains { neighbor in
      guard siblings.indices.contains(neighbor), let own = siblings[neighbor].reference else {
        return false
      }
      return labelled.contains(own)
    }
  }

  /// Returns the position of a cell in a web page's table, together with the headers of the cell's row and column.
  func pageCell(of node: MirrorNode) -> TableCell? {
    guard toolkit.hasPages, var cell = node.facts.cell, let row = node.parent else { return nil }
    cell.rowHeaders = row.children.filter { $0 !== node && $0.facts.role == .rowHeader }.map(\.id)
    guard let table = node.ancestor(where: { $0.facts.interfaces.contains(.table) }) else {
      return cell
    }
    // Column headers are in the first rows, which may be inside a row group.
    var rows: [MirrorNode] = []
    var pending = Array(table.children.prefix(Self.headerRows).reversed())
    while let next = pending.popLast(), rows.count < Self.headerRows {
      if next.facts.role == .tableRow {
        rows.append(next)
      } else {
        pending += next.children.prefix(Self.headerRows).reversed()
      }
    }
    cell.columnHeaders = rows.flatMap(\.children).filter { header in
      guard header !== node, header.facts.role == .columnHeader, let own = header.facts.cell else {
        return false
      }
      return (own.column..<(own.column + own.columnSpan)).contains(cell.column)
    }.map(\.id)
    return cell
  }
}

extension AccessibleRole {
  /// Whether an unnamed object of this role is named after the labels inside it.
  var isNamedByContents: Bool {
    switch self {
    case .pushButton, .toggleButton, .checkBox, .radioButton, .comboBox, .listItem, .treeItem,
      .tableCell, .pageTab, .menuItem, .link:
      true
    default: false
    }
  }

  /// Whether an unnamed object of this role is named after the label before it.
  fileprivate var isLabelledByPlace: Bool {
    isEntry || [.calendar, .comboBox, .spinButton, .slider].contains(self)
  }

  /// Whether the role is a cell's role, or the role of a row in a list, a table or a tree.
  fileprivate var isRow: Bool {
    [.listItem, .treeItem, .tableRow, .tableCell].contains(self)
  }

  /// Whether users perceive a control with this role as a single element, without its parts.
  fileprivate var isOneControl: Bool {
    switch self {
    case .pushButton, .toggleButton, .checkBox, .radioButton, .comboBox, .menuItem, .link: true
    default: false
    }
  }
}
