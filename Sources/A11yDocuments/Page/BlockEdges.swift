// SPDX-License-Identifier: MIT

/// Whether a node is a block, whose words are separate from those around it.
enum BlockEdges: Comparable {
  /// It is part of a line.
  case none
  /// It is a block unless there is a space at its edge: a browser keeps none between two blocks,
  /// so a space there shows that the node is part of a line.
  case unlessSpaced
  /// It is always a block.
  case always

  /// The edges implied by a Chrome role.
  static func of(_ role: String) -> BlockEdges {
    switch role {
    case "Legend", "LabelText", "Label", "Figcaption", "FigureCaption": .always
    case "generic", "Div", "Section", "Pre", "form", "Form", "Group", "LayoutTable",
      "LayoutTableRow", "LayoutTableCell":
      .unlessSpaced
    default: .none
    }
  }
}
