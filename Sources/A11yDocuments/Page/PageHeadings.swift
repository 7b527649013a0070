// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that splits headings that contain controls.
enum PageHeadings {
  /// Splits a heading that contains a control into several headings. Each part of a split heading becomes a separate
  /// heading.
  static func settle(_ order: [Int], _ nodes: inout [Page.Node]) {
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
