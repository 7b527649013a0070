import A11yTree

extension Page {
  /// Leaves out the words beside a control or in a group that only are its name once more.
  mutating func dropRepeatedLabels(in index: Int) {
    dropCaption(in: index)
    var children = nodes[index].children
    guard children.count > 1 else { return }
    var isDropped = false
    for place in children.indices where nodes[Int(children[place])].kind == .element(.staticText) {
      let text = Int(children[place])
      let neighbours = [place - 1, place + 1].filter(children.indices.contains)
      for neighbour in neighbours.map({ Int(children[$0]) }) where isLabelled(neighbour) {
        if nodes[neighbour].name == nodes[text].name { nodes[text].kind = .gone }
      }
      if place > 0 { trimLabel(of: Int(children[place - 1]), in: text) }
      isDropped = isDropped || nodes[text].kind == .gone
    }
    guard isDropped else { return }
    children.removeAll { nodes[Int($0)].kind == .gone }
    nodes[index].children = children
  }

  private func isLabelled(_ index: Int) -> Bool {
    guard let role = nodes[index].role, !nodes[index].name.isEmpty else { return false }
    switch role {
    case .radioGroup, .progressBar, .meter: return true
    default: return role.isFormControl && role != .button && role != .disclosure
    }
  }

  /// Takes a check box's name from the start of the text behind it, where a capture has put what
  /// follows the label into the same text.
  private mutating func trimLabel(of control: Int, in text: Int) {
    let name = nodes[control].name + " "
    switch nodes[control].role {
    case .checkbox, .radio, .switchButton:
      guard spacing == .trimmed, name.count > 1, nodes[text].name.hasPrefix(name) else { return }
      nodes[text].name.removeFirst(name.count)
    default: return
    }
  }

  /// A legend or caption is the container's name; a name that it lacks, it takes from there.
  private mutating func dropCaption(in index: Int) {
    guard let role = nodes[index].role,
      role == .group || role == .radioGroup || role == .figure
        || role.isTable
    else { return }
    let children = nodes[index].children
    let isFigure = role == .figure
    for place in isFigure ? Array(children.indices) : Array(children.indices.prefix(1)) {
      let child = Int(children[place])
      guard nodes[child].children.isEmpty else { continue }
      let isCaption = nodes[child].role == .caption
      guard isCaption || nodes[child].role == .staticText else { continue }
      if isCaption, nodes[index].name.isEmpty { nodes[index].name = nodes[child].name }
      if nodes[child].name == nodes[index].name {
        nodes[index].children.remove(at: place)
        return
      }
    }
  }
}
