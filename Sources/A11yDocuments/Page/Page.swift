// SPDX-License-Identifier: MIT

import A11yTree

/// A captured page while it is normalised to what users perceive.
///
/// Both web formats share everything after parsing, so that two captures of one page produce the
/// same tree. Nodes are in document order, parents before children: every pass is a loop,
/// backwards where children must come first, so depth costs no stack. Each pass is a type of its
/// own, which is given the nodes: `PageGathering`, `PageText`, `PageLabels`, `PageFolding`…
struct Page {
  /// The kind of a page's node.
  enum Kind: Equatable {
    /// Something that users perceive, or a group of such things.
    case element(Role)
    /// A piece of text.
    case text
    /// Inline words, such as emphasis: part of the text around them.
    case phrase
    /// Something without its own meaning: its contents count as its parent's.
    case wrapper
    /// Nothing: it and its contents are dropped.
    case gone
  }

  /// How pieces of text in one line are joined.
  enum Spacing {
    /// The pieces contain their own spaces.
    case carried
    /// The pieces were trimmed; spaces are restored by the rules of punctuation.
    case trimmed
  }

  /// One node of a page.
  struct Node {
    var kind: Kind
    var name = ""
    var value = ""
    var level: Int?
    var states = States()
    private(set) var box: DetailsBox?
    /// Whether the words at its edges are separate from those around it.
    var edges: BlockEdges = .none
    /// Whether a block begins before it.
    var startsBlock: BlockEdges = .none
    /// Whether a block ends after it.
    var endsBlock: BlockEdges = .none
    /// The rows and columns that a cell spans.
    var spans = (rows: 1, columns: 1)
    /// Whether the author set the role explicitly.
    var hasExplicitRole = false
    /// Whether the node is editable although its role does not say so.
    var isEditable = false
    /// Whether the document says if the text is secret.
    var tellsProtection = false
    /// Whether the contents are internal to the control.
    var isOpaque = false
    /// Whether the document does not say if a dialog is modal.
    var isModalUnknown = false
    /// Whether the node had keyboard focus.
    var isFocused = false
    /// Whether its words continue the preceding word, as a subscript does.
    var continuesWord = false
    /// Whether a space separates it from words that would otherwise touch it.
    var endsWord = false
    /// Whether it, or something in it, is interactive.
    var hasControls = false
    var traits: AccessibilityTraits = []
    var position: Element.Position?
    var children: [Int32] = []
    /// The place of the document's node that it was made from, or -1.
    var source: Int32 = -1

    init(_ kind: Kind, name: String = "") {
      self.kind = kind
      self.name = name
    }

    /// The less common properties, stored separately so that nodes stay small.
    var details: Element.Details {
      get { box?.details ?? Element.Details() }
      set { box = DetailsBox(newValue) }
    }

    var role: Role? {
      if case .element(let role) = kind { role } else { nil }
    }
  }

  /// The less common properties.
  final class DetailsBox {
    let details: Element.Details
    init(_ details: Element.Details) { self.details = details }
  }

  let spacing: Spacing
  /// The nodes; the first is the root.
  var nodes: [Node]
  var notices = NoticeLog()

  /// Creates an empty page.
  init(spacing: Spacing) {
    self.spacing = spacing
    nodes = [Node(.element(.webArea))]
  }

  /// Adds a node to an existing one and returns its number.
  mutating func append(_ node: Node, to parent: Int) -> Int {
    let index = nodes.count
    nodes.append(node)
    nodes[parent].children.append(Int32(truncatingIfNeeded: index))
    return index
  }

  /// Normalises the page to what users perceive, one pass after another.
  ///
  /// - Returns: The remaining nodes in reading order.
  mutating func settle() -> [Int] {
    for index in nodes.indices.reversed() { settle(index) }
    if spacing == .trimmed { PageLists.wrapDefinitions(&nodes) }
    let order = self.order
    if spacing == .carried { PageLists.settle(order, &nodes) }
    for index in order { PageStates.settle(index, &nodes) }
    PageHeadings.settle(order, &nodes)
    PagePositions.settle(order, &nodes)
    PageTables.settle(order, &nodes)
    PageModals.settle(order, &nodes)
    return order
  }

  /// The reachable nodes, parents before children.
  private var order: [Int] {
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var pending: [Int32] = [0]
    while let next = pending.popLast() {
      order.append(Int(next))
      pending += nodes[Int(next)].children.reversed()
    }
    return order
  }

  private mutating func settle(_ index: Int) {
    guard nodes[index].kind != .gone, nodes[index].kind != .text else { return }
    PageGathering.gather(index, &nodes)
    guard let role = nodes[index].role else { return }
    PageText(spacing: spacing).merge(in: index, &nodes)
    PageLabels(spacing: spacing).dropRepeated(in: index, &nodes)
    PageFolding(spacing: spacing).fold(index, role, &nodes)
    nodes[index].hasControls =
      role.isInteractive || nodes[index].children.contains { nodes[Int($0)].hasControls }
  }
}
