// SPDX-License-Identifier: MIT

import A11yTree

/// A captured page that is being converted to the elements that users perceive.
///
/// The two web formats share all steps after parsing, so captures of the same page in both formats produce the same
/// tree. Nodes are in document order, with parents before their children. Each pass is a loop, so deep nesting does not
/// use the stack. A pass runs in reverse if children must be processed before their parents. Each pass is a separate
/// type that modifies the nodes, such as `PageGathering` or `PageText`.
struct Page {
  /// The kind of node in a page.
  enum Kind: Equatable {
    /// An element or group that users perceive.
    case element(Role)
    /// A piece of text.
    case text
    /// Inline words, such as emphasized text, which are part of the surrounding text.
    case phrase
    /// A node that has no meaning itself and whose contents are treated as its parent's contents.
    case wrapper
    /// A node that is dropped together with its contents.
    case gone
  }

  /// How pieces of text on the same line are joined.
  enum Spacing {
    /// The pieces of text contain their own spaces.
    case carried
    /// The pieces of text were trimmed, so spaces are restored on the basis of punctuation.
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
    /// Whether the words at the node's edges are separate from the surrounding text.
    var edges: BlockEdges = .none
    /// Whether a block begins before the node.
    var startsBlock: BlockEdges = .none
    /// Whether a block ends after the node.
    var endsBlock: BlockEdges = .none
    /// The numbers of rows and columns that a cell spans.
    var spans = (rows: 1, columns: 1)
    /// The group of a radio button, identified by the button's form and name.
    var radioGroup: String?
    /// The type of cells to which a header applies, if the author specifies it.
    var hasScope = false
    /// The row and column numbers that the author specifies for a row or a cell. Row and column numbers from the author
    /// are needed, for example, if the page contains only part of a long table.
    var index: (row: Int?, column: Int?) = (nil, nil)
    /// Whether the author set the role explicitly.
    var hasExplicitRole = false
    /// Whether the node is editable although its role does not imply that it is.
    var isEditable = false
    /// Whether the document specifies whether the node's text is secret.
    var tellsProtection = false
    /// Whether the node's contents are internal to a control.
    var isOpaque = false
    /// Whether the document does not specify if a dialog is modal.
    var isModalUnknown = false
    /// Whether the node is a group that was created from a list without markers.
    var isListWithoutMarkers = false
    /// Whether the node is a dialog that its author explicitly made non-modal.
    var isStatedNonModal = false
    /// Whether the author marks the node’s value as invalid. Browsers also report errors that they detect themselves.
    var isStatedInvalid = false
    /// Whether the node had keyboard focus.
    var isFocused = false
    /// Whether the node's words continue the preceding word, as in a subscript.
    var continuesWord = false
    /// Whether a space separates the node from words that would otherwise touch it.
    var endsWord = false
    /// Whether the node or its contents are interactive.
    var hasControls = false
    var traits: AccessibilityTraits = []
    var position: Element.Position?
    var children: [Int32] = []
    /// The index of the document node from which this node was created, or -1 if there is none.
    var source: Int32 = -1

    init(_ kind: Kind, name: String = "") {
      self.kind = kind
      self.name = name
    }

    /// A node's less common properties, which are stored separately to keep nodes small.
    var details: Element.Details {
      get { box?.details ?? Element.Details() }
      set { box = DetailsBox(newValue) }
    }

    var role: Role? {
      if case .element(let role) = kind { role } else { nil }
    }
  }

  /// The less common properties of the node.
  final class DetailsBox {
    let details: Element.Details
    init(_ details: Element.Details) { self.details = details }
  }

  let spacing: Spacing
  /// The nodes of the page. The first node is the root.
  var nodes: [Node]
  var notices = NoticeLog()

  /// Creates an empty page.
  init(spacing: Spacing) {
    self.spacing = spacing
    nodes = [Node(.element(.webArea))]
  }

  /// Adds a node as a child of an existing node and returns the new node's number.
  mutating func append(_ node: Node, to parent: Int) -> Int {
    let index = nodes.count
    nodes.append(node)
    nodes[parent].children.append(Int32(truncatingIfNeeded: index))
    return index
  }

  /// Converts the page to the elements that users perceive, in a series of passes.
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

  /// The reachable nodes, with parents before their children.
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
