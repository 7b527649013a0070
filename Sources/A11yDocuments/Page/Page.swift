import A11yTree

/// A captured page while it is brought into the shape in which people meet it.
///
/// Both web formats are read into a page and share what follows, so that two captures of one page
/// make the same tree. Nodes lie in document order, a parent before what is inside it: every pass
/// is a loop, backwards where the inside must be done first, so depth costs no stack.
struct Page {
  /// What a node of a page is.
  enum Kind: Equatable {
    /// Something that people meet or that groups what they meet.
    case element(Role)
    /// A piece of text.
    case text
    /// Words in a line, such as emphasis: part of the text around them.
    case phrase
    /// Something without meaning of its own: its inside counts as its parent's.
    case wrapper
    /// Nothing: it and all below it are left out.
    case gone
  }

  /// How pieces of text in one line are put together.
  enum Spacing {
    /// The pieces bring their own spaces.
    case carried
    /// The pieces were trimmed; spaces are put back by the rules of punctuation.
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
    /// Whether the words at its edges are apart from those around it.
    var edges: BlockEdges = .none
    /// Whether a block begins before it.
    var startsBlock: BlockEdges = .none
    /// Whether a block ends after it.
    var endsBlock: BlockEdges = .none
    /// How many rows and columns a cell takes up.
    var spans = (rows: 1, columns: 1)
    /// Whether the author named the role.
    var hasExplicitRole = false
    /// Whether the node can be typed into although its role does not say so.
    var isEditable = false
    /// Whether what is inside is the control's own machinery.
    var isOpaque = false
    /// Whether the document leaves open if a dialog is modal.
    var isModalUnknown = false
    /// Whether the node had keyboard focus.
    var isFocused = false
    /// Whether its words go on with the word that stands before them, as a subscript does.
    var continuesWord = false
    /// Whether a space stands before or after it if words would touch there.
    var endsWord = false
    /// Whether it, or something in it, answers to the user.
    var hasControls = false
    var traits: AccessibilityTraits = []
    var position: Element.Position?
    var children: [Int32] = []

    init(_ kind: Kind, name: String = "") {
      self.kind = kind
      self.name = name
    }

    /// The properties that few nodes have, kept apart so that nodes stay small.
    var details: Element.Details {
      get { box?.details ?? Element.Details() }
      set { box = DetailsBox(newValue) }
    }

    var role: Role? {
      if case .element(let role) = kind { role } else { nil }
    }
  }

  /// The properties that few nodes have.
  final class DetailsBox {
    let details: Element.Details
    init(_ details: Element.Details) { self.details = details }
  }

  let spacing: Spacing
  /// The nodes; the first is the root.
  var nodes: [Node]
  var notices = NoticeLog()

  /// Makes an empty page.
  init(spacing: Spacing) {
    self.spacing = spacing
    nodes = [Node(.element(.webArea))]
  }

  /// Adds a node to an earlier one and says its number.
  mutating func append(_ node: Node, to parent: Int) -> Int {
    let index = nodes.count
    nodes.append(node)
    nodes[parent].children.append(Int32(truncatingIfNeeded: index))
    return index
  }

  /// Brings the page into the shape in which people meet it, and says which nodes are left, in
  /// reading order.
  mutating func settle() -> [Int] {
    for index in nodes.indices.reversed() { settle(index) }
    if spacing == .trimmed { wrapDefinitions() }
    let order = self.order
    if spacing == .carried { settleLists(order) }
    for index in order { settleStates(index) }
    settleHeadings(order)
    settlePositions(order)
    settleTables(order)
    settleModals(order)
    return order
  }

  /// The nodes that can be reached, each before what is inside it.
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
    gather(index)
    guard let role = nodes[index].role else { return }
    mergeText(in: index)
    dropRepeatedLabels(in: index)
    fold(index, role)
    nodes[index].hasControls =
      role.isInteractive || nodes[index].children.contains { nodes[Int($0)].hasControls }
  }
}
