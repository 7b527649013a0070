// SPDX-License-Identifier: MIT

import A11yTree

/// One place in the copy of an app's tree: one of its objects, or a group of them that it has no
/// object for.
@BusActor
final class MirrorNode {
  /// What a node is.
  enum Kind: Hashable {
    /// One of the app's objects.
    case object(AccessibleReference)
    /// A row of a table that has cells and no rows; counted from 0.
    case row(Int)
    /// The column headers of such a table.
    case headers
    /// Rows or children that have not been read, by their places.
    case run(Range<Int>)
    /// Words of a page between its objects.
    case words
    /// The tabs of a list of tabs, apart from the pages that toolkits put inside them.
    case tabs
  }

  private(set) var kind: Kind
  let id: ElementID
  private(set) weak var parent: MirrorNode?
  var facts = AccessibleFacts()
  /// The children in the order of the app.
  private(set) var children: [MirrorNode] = []
  /// The element as it was last handed over.
  var sent: Element?
  /// Its place among siblings of its kind.
  var position: Element.Position?
  /// Its cell in a table, from 1, where the table has no rows of its own.
  var cell: TableCell?
  /// Its level in a tree.
  var level: Int?
  /// The role that its place gives it, if that differs from its own.
  var role: Role?
  /// How many rows or children there are, if they are read on demand.
  var demand: RowDemand?

  init(_ kind: Kind, id: ElementID) {
    self.kind = kind
    self.id = id
  }

  /// The app's object, if the node is one.
  var reference: AccessibleReference? {
    if case .object(let reference) = kind { reference } else { nil }
  }

  /// Gives a row another number: rows came or went before it.
  func renumber(_ number: Int) { if case .row = kind { kind = .row(number) } }

  /// Groups the tabs of a list of tabs, apart from their pages.
  private(set) var strip: MirrorNode?

  /// Gives a list of tabs the group for its tabs.
  func setStrip(_ new: MirrorNode) {
    strip = new
    new.parent = self
  }

  /// Replaces the children; those that are left out no longer have a parent.
  func setChildren(_ new: [MirrorNode]) {
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
  }

  /// Whether it is a text field, or is written in as one.
  var isTextEntry: Bool { facts.isTextEntry || role?.isTextEntry == true }

  /// Whether text can be typed into it.
  var isEditable: Bool { facts.states.contains(.editable) && isTextEntry }

  /// Whether its rows are those of a tree, which open and close.
  var isTree: Bool { facts.role == .treeTable || facts.role == .tree }

  /// Whether its content is rows, of which one takes keys.
  var holdsRows: Bool { isTree || [.table, .list, .listBox].contains(facts.role) }

  /// Whether it is a menu whose items show.
  var isOpenMenu: Bool {
    facts.role == .menu && (facts.states.contains(.expanded) || !children.isEmpty)
  }

  /// Whether it is one of several things that GTK 3 draws in a cell of a table, such as an icon and a
  /// text, each of which is a cell in the cell.
  var isRenderer: Bool { facts.role == .tableCell && parent?.facts.role == .tableCell }

  /// Whether the objects in a control are its content rather than its parts: those of an expander, and
  /// those of a group box with a check box.
  var holdsContent: Bool {
    switch facts.role {
    case .toggleButton, .pushButton: facts.states.contains(.expandable)
    case .checkBox: children.contains { $0.holdsControl }
    default: false
    }
  }

  private var holdsControl: Bool {
    facts.role.meaning.role?.isInteractive == true || children.contains { $0.holdsControl }
  }

  /// The nearest ancestor that meets a condition.
  func ancestor(where condition: (MirrorNode) -> Bool) -> MirrorNode? {
    var next = parent
    while let node = next {
      if condition(node) { return node }
      next = node.parent
    }
    return nil
  }

  /// The depth below the root.
  var depth: Int {
    var depth = 0
    var next = parent
    while let node = next {
      depth += 1
      next = node.parent
    }
    return depth
  }
}

/// Rows or children that are read when something comes near them.
struct RowDemand: Hashable, Sendable {
  /// Where they come from.
  enum Source: Hashable, Sendable {
    /// The object's children, by number.
    case children
    /// The rows of a table, each with a cell in each column.
    case rows(columns: Int)
    /// The rows of a table with one column, which read as a list.
    case lines
  }

  var source: Source
  var count: Int

  /// More children than this are read on demand.
  static let threshold = 100
  /// How many are read at once.
  static let step = 50
}
