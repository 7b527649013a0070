// SPDX-License-Identifier: MIT

/// Whether a node is a block, that is, whether its words are separate from the surrounding text.
enum BlockEdges: Comparable {
  /// The node is part of a line of text.
  case none
  /// The node is a block unless its text begins or ends with a space. Browsers remove spaces between blocks, so a space
  /// at the edge of a node shows that the node is part of a line.
  case unlessSpaced
  /// The node is always a block.
  case always

  /// Returns the edges that a Chrome role implies.
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
