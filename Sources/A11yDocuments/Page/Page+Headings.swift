import A11yTree

extension Page {
  /// A heading that holds a control is met through what is inside it, each part as a heading.
  mutating func settleHeadings(_ order: [Int]) {
    for index in order where nodes[index].role == .heading && !nodes[index].children.isEmpty {
      nodes[index].details.containment = .container
      nodes[index].name = ""
      for child in nodes[index].children {
        nodes[Int(child)].traits.insert(.isHeader)
        nodes[Int(child)].level = nodes[index].level
      }
    }
  }
}
