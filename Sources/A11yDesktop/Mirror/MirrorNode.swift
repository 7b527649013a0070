// SPDX-License-Identifier: MIT

import A11yTree

/// A node in the mirror of an app's tree. A node represents one of the app's objects, or a group of objects that does
/// not correspond to an object of the app.
@BusActor
final class MirrorNode {
  /// The content that a node represents.
  enum Kind: Hashable {
    /// One of the app's objects.
    case object(AccessibleReference)
    /// A row, identified by its zero-based number, in a table whose children are cells instead of rows.
    case row(Int)
    /// The column headers in a table whose children are cells.
    case headers
    /// Unread rows or children, identified by their indices.
    case run(Range<Int>)
    /// The words between the objects in a web page.
    case words
    /// The tabs of a tab list, without the pages that toolkits nest inside the tabs.
    case tabs
  }

  private(set) var kind: Kind
  let id: ElementID
  private(set) weak var parent: MirrorNode?
  var facts = AccessibleFacts()
  /// The children, in reading order.
  private(set) var children: [MirrorNode] = []
  /// The element as it was last reported to the session.
  var sent: Element?
  /// The node's position among its siblings in a set.
  var position: Element.Position?
  /// The node's cell in a table without row objects, with one-based row and column numbers.
  var cell: TableCell?
  /// The node's level in a tree.
  var level: Int?
  /// The role that follows from the node's position, if it differs from the object's own role.
  var role: Role?
  /// The number and origin of the rows or children, if they are read on demand.
  var demand: RowDemand?

  init(_ kind: Kind, id: ElementID) {
    self.kind = kind
    self.id = id
  }

  /// The app's object, or `nil` if the node does not represent an object.
  var reference: AccessibleReference? {
    if case .object(let reference) = kind { reference } else { nil }
  }

  /// Changes a row's number after rows before it were added or removed.
  func renumber(_ number: Int) { if case .row = kind { kind = .row(number) } }

  /// The group that contains the tabs of a tab list, without their pages.
  private(set) var strip: MirrorNode?

  /// Sets the group that contains the tabs of a tab list.
  func setStrip(_ new: MirrorNode) {
    strip = new
    new.parent = self
  }

  /// Replaces the children. Previous children that are not among the new ones lose their parent.
  func setChildren(_ new: [MirrorNode]) {
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
  }

  /// Whether the node is a text field or can be edited like one.
  var isTextEntry: Bool { facts.isTextEntry || role?.isTextEntry == true }

  /// Whether text can be typed into the node.
  var isEditable: Bool { facts.states.contains(.editable) && isTextEntry }

  /// Whether the node's rows form a tree and can therefore be expanded and collapsed.
  var isTree: Bool { facts.role == .treeTable || facts.role == .tree }

  /// Whether the node contains rows, in which case its current row receives keys.
  var holdsRows: Bool { isTree || [.table, .list, .listBox].contains(facts.role) }

  /// Whether the node is an open menu.
  var isOpenMenu: Bool {
    facts.role == .menu && (facts.states.contains(.expanded) || !children.isEmpty)
  }

  /// Whether the node is one of several parts, such as an icon or a piece of text, that GTK 3 draws in a table cell and
  /// reports as cells inside that cell.
  var isRenderer: Bool { facts.role == .tableCell && parent?.facts.role == .tableCell }

  /// Whether the objects inside a control are its content rather than its parts, as in an expander or in a group box
  /// with a check box.
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

  /// Returns the nearest ancestor that satisfies a condition.
  func ancestor(where condition: (MirrorNode) -> Bool) -> MirrorNode? {
    var next = parent
    while let node = next {
      if condition(node) { return node }
      next = node.parent
    }
    return nil
  }

  /// The node's depth below the root.
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

/// The rows or children of a node that are read when a cursor or a search approaches them.
struct RowDemand: Hashable, Sendable {
  /// The origin of the rows or children.
  enum Source: Hashable, Sendable {
    /// The object's children, each identified by its index.
    case children
    /// The rows of a table that has a cell in each column.
    case rows(columns: Int)
    /// The rows of a single-column table, which is presented as a list.
    case lines
  }

  var source: Source
  var count: Int

  /// The number of children above which children are read on demand.
  static let threshold = 100
  /// The number of rows or children that are read in one step.
  static let step = 50
}
