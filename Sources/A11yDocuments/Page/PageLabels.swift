// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that drops words that only repeat the name of an adjacent or enclosing element.
struct PageLabels {
  let spacing: Page.Spacing

  /// Drops words that only repeat the name of an adjacent control or of the group that contains the words.
  func dropRepeated(in index: Int, _ nodes: inout [Page.Node]) {
    dropCaption(in: index, &nodes)
    var children = nodes[index].children
    guard children.count > 1 else { return }
    var isDropped = false
    for place in children.indices where nodes[Int(children[place])].kind == .element(.staticText) {
      let text = Int(children[place])
      if place > 0 { trimLabel(of: Int(children[place - 1]), in: text, &nodes) }
      if place + 1 < children.count {
        trimLabel(ofNext: Int(children[place + 1]), in: text, &nodes)
      }
      let neighbors = [place - 1, place + 1].filter(children.indices.contains)
      for neighbor in neighbors.map({ Int(children[$0]) }) where isLabelled(neighbor, nodes) {
        if nodes[neighbor].name == nodes[text].name { nodes[text].kind = .gone }
      }
      isDropped = isDropped || nodes[text].kind == .gone
    }
    guard isDropped else { return }
    children.removeAll { nodes[Int($0)].kind == .gone }
    nodes[index].children = children
  }

  private func isLabelled(_ index: Int, _ nodes: [Page.Node]) -> Bool {
    guard let role = nodes[index].role, !nodes[index].name.isEmpty else { return false }
    switch role {
    case .radioGroup, .progressBar, .meter: return true
    default: return role.isFormControl && role != .button && role != .disclosure
    }
  }

  /// Removes a check box's name from the start of the text that follows it, if a capture has merged the label with this
  /// text.
  private func trimLabel(of control: Int, in text: Int, _ nodes: inout [Page.Node]) {
    let name = nodes[control].name + " "
    switch nodes[control].role {
    case .checkbox, .radio, .switchButton:
      guard spacing == .trimmed, name.count > 1, nodes[text].name.hasPrefix(name) else { return }
      nodes[text].name.removeFirst(name.count)
    default: return
    }
  }

  /// Removes a field's name from the end of the text before it, if a capture has merged the label with this text.
  private func trimLabel(ofNext control: Int, in text: Int, _ nodes: inout [Page.Node]) {
    let name = " " + nodes[control].name
    guard spacing == .trimmed, name.count > 1, isLabelled(control, nodes),
      nodes[text].name.hasSuffix(name)
    else { return }
    switch nodes[control].role {
    case .checkbox, .radio, .switchButton: return
    default: nodes[text].name.removeLast(name.count)
    }
  }

  /// Names a container after its caption, and drops a table caption that repeats the table's name.
  private func dropCaption(in index: Int, _ nodes: inout [Page.Node]) {
    guard let role = nodes[index].role,
      role == .group || role == .radioGroup || role == .figure
        || role.isTable
    else { return }
    let children = nodes[index].children
    if role == .group || role == .radioGroup { return settleLegend(in: index, &nodes) }
    let caption = children.first { nodes[Int($0)].role == .caption }.map(Int.init)
    if nodes[index].name.isEmpty, let caption {
      nodes[index].name =
        nodes[caption].name.isEmpty ? nodes.words(in: caption) : nodes[caption].name
    }
    // A figure's caption is spoken at its position, whereas a table's caption becomes the table's name.
    guard role.isTable, let first = children.first.map(Int.init), nodes[first].children.isEmpty
    else { return }
    if nodes[first].role == .caption || nodes[first].role == .staticText,
      nodes[first].name == nodes[index].name
    {
      nodes[index].children.removeFirst()
    }
  }

  /// Moves a group's legend to the front as a separate node. A snapshot may have merged the legend with the text that
  /// follows it.
  private func settleLegend(in index: Int, _ nodes: inout [Page.Node]) {
    guard spacing == .trimmed, let first = nodes[index].children.first.map(Int.init),
      nodes[first].kind == .element(.staticText), !nodes[index].name.isEmpty
    else { return }
    let name = nodes[index].name
    if nodes[first].name == name {
      nodes[first].kind = .element(.legend)
    } else if nodes[first].name.hasPrefix(name + " ") {
      nodes[first].name.removeFirst(name.count + 1)
      nodes.append(Page.Node(.element(.legend), name: name))
      nodes[index].children.insert(Int32(truncatingIfNeeded: nodes.count - 1), at: 0)
    }
  }
}
