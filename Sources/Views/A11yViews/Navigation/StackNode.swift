// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The reason that a screen is on a navigation stack.
package enum ScreenSource {
  case root
  /// The screen represents a value in the navigation path.
  case value(AnyHashable)
  /// The screen was pushed when the user activated a link.
  case link(Node)
  /// The screen is shown because of a binding.
  case binding(Node)
  /// The screen is the column at the given index in a collapsed split view.
  case column(Int)

  package var isRoot: Bool {
    if case .root = self { return true }
    return false
  }

  package var value: AnyHashable? {
    if case .value(let value) = self { return value }
    return nil
  }

  package var column: Int? {
    if case .column(let index) = self { return index }
    return nil
  }

  package func isFrom(_ node: Node) -> Bool {
    switch self {
    case .link(let own), .binding(let own): own === node
    case .root, .value, .column: false
    }
  }
}

/// A destination that creates the screens for the values of one type.
package struct Destination {
  package let owner: Node
  package let make: (AnyHashable) -> AnyView
}

/// The role of a navigation stack.
package enum StackRole {
  case plain
  /// The navigation stack is one column of a split view whose columns are placed side by side.
  case column
  /// The navigation stack consists of the columns of a collapsed split view.
  case collapsed
}

/// The node for a navigation stack. The stack's first screen is the root screen.
package final class StackNode: Node {
  package fileprivate(set) var screens: [ScreenNode] = []
  fileprivate var path: PathAccess?
  fileprivate var destinations: [ObjectIdentifier: [Destination]] = [:]
  fileprivate var context: _ViewContext
  /// The control that the user activated in order to change the path.
  fileprivate weak var nextOpener: ElementNode?
  package let role: StackRole
  /// The column of a collapsed split view that the stack's screens continue.
  package private(set) weak var outer: ScreenNode?
  /// The columns of the split view that contains the navigation stack.
  package var chain: ColumnChain?
  /// Whether the navigation stack is a hidden column.
  package private(set) var isHidden = false
  /// The button that shows and hides the leading columns, or `nil` if the stack is not the first visible column.
  package private(set) var toggle: SidebarToggle?
  /// The views that remove the sidebar button from the column.
  private var removingToggle: [Node] = []

  package init(_ path: PathAccess?, _ context: _ViewContext, role: StackRole = .plain) {
    self.path = path
    self.context = context
    self.role = role
    super.init(context)
    self.context = context.below(self)
    if role == .plain, let column = screen, column.isColumn {
      outer = column
      column.hold(self)
    }
  }

  package var removesToggle: Bool { !removingToggle.isEmpty }

  package override func willVanish() { outer?.release(self) }

  /// Shows or hides the navigation stack as a column, and sets the column's sidebar button.
  package func show(isHidden: Bool, toggle: SidebarToggle?) {
    self.toggle = toggle
    self.isHidden = isHidden
    for screen in screens { screen.markUnfolded() }
    screens.first?.markToggle()
  }

  package func removeToggle(_ removes: Bool, for owner: Node) {
    removingToggle.removeAll { $0 === owner }
    if removes { removingToggle.append(owner) }
    screens.first?.markToggle()
  }

  package func start(_ root: AnyView) {
    screens = [ScreenNode(.root, self, context) { root }]
    followPath(movesFocus: false)
  }

  package func update(_ path: PathAccess?, _ root: AnyView) {
    self.path = path
    screens.first?.show { root }
    followPath(movesFocus: true)
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    followPath(movesFocus: true)
  }

  package var top: ScreenNode? { screens.last }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    for screen in screens { body(screen) }
  }
}

extension StackNode {
  /// Updates the stack's screens to match the path. The screens for unchanged values at the beginning of the path are
  /// preserved.
  fileprivate func followPath(movesFocus: Bool) {
    guard let path else { return }
    let wanted = graph.evaluate(self) { path.values() }
    var left = wanted[...]
    var keep = 1
    for screen in screens.dropFirst() {
      if let value = screen.source.value {
        guard left.first == value else { break }
        left.removeFirst()
      }
      keep += 1
    }
    cut(to: keep, movesFocus: movesFocus && left.isEmpty)
    for value in left { add(.value(value), opener: nil) { [self] in view(of: value) } }
  }

  private func view(of value: AnyHashable) -> AnyView {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations[type]?.last?.make(value) ?? AnyView(EmptyView())
  }

  /// Reports a value that has no destination, for which an empty screen is shown.
  private func checkDestination(of value: AnyHashable) {
    let type = Swift.type(of: value.base)
    guard destinations[ObjectIdentifier(type)]?.isEmpty ?? true else { return }
    let place = screens.firstIndex { $0.source.value == value }
    let opener = place.flatMap { screens[$0].opener }
    graph.report(.missingDestination(of: type, at: place ?? 1, from: opener ?? self))
  }

  /// Pushes the screen for a value, or returns `false` if the path cannot store the value.
  package func push(_ value: AnyHashable, from opener: ElementNode) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let next = chain?.stack(after: self), destinations[type]?.isEmpty == false {
      next.replaceRoot(for: opener) { [weak self] in
        self?.view(of: value) ?? AnyView(EmptyView())
      }
      return true
    }
    if let path {
      guard path.append(value) else { return false }
      nextOpener = opener
      return true
    }
    add(.value(value), opener: opener) { [self] in view(of: value) }
    return true
  }

  /// Shows a link's screen. In a column of a split view, a link replaces the first screen of the next column.
  package func show(_ link: ElementNode, _ view: @escaping () -> AnyView) {
    if let next = chain?.stack(after: self) {
      next.replaceRoot(for: link, view)
    } else {
      push(for: .link(link), opener: link, view)
    }
  }

  private func replaceRoot(for link: ElementNode, _ view: @escaping () -> AnyView) {
    cut(to: 1, movesFocus: false)
    add(.link(link), opener: link, view).replacesRoot = true
  }

  /// Returns the screen that a link shows; the screen may belong to the next column.
  package func screen(of link: ElementNode) -> ScreenNode? {
    screens.first { $0.source.isFrom(link) }
      ?? chain?.stack(after: self)?.screens.first { $0.source.isFrom(link) }
  }

  /// Pushes a screen for a link or a binding.
  package func push(
    for owner: ScreenSource,
    opener: ElementNode?,
    onPop: (() -> Void)? = nil,
    _ view: @escaping () -> AnyView
  ) {
    let screen = add(owner, opener: opener, view)
    screen.onPop = onPop
  }

  @discardableResult
  private func add(
    _ source: ScreenSource,
    opener: ElementNode?,
    _ view: @escaping () -> AnyView
  ) -> ScreenNode {
    let below = screens.last
    let screen = ScreenNode(source, self, context.at(Int32(screens.count)), view)
    screen.opener = opener ?? nextOpener
    nextOpener = nil
    screens.append(screen)
    below?.markUnfolded()
    contentChanged()
    // The screens' views may declare the destination while they are being created.
    if let value = source.value { graph.react(screen) { [self] in checkDestination(of: value) } }
    return screen
  }

  /// At the user's request, pops a screen and all screens on top of it.
  package func pop(_ screen: ScreenNode) {
    guard let place = screens.firstIndex(where: { $0 === screen }), place > 0 else { return }
    let values = screens[..<place].filter { $0.source.value != nil }.count
    cut(to: place, movesFocus: true)
    path?.keepFirst(values)
  }

  fileprivate func cut(to count: Int, movesFocus: Bool) {
    guard count < screens.count, count > 0 else { return }
    let gone = screens[count...]
    let opener = gone.first?.opener
    screens.removeSubrange(count...)
    for screen in gone.reversed() {
      screen.remove()
      screen.onPop?()
    }
    screens.last?.markUnfolded()
    contentChanged()
    guard movesFocus else { return }
    if let opener, !opener.flags.contains(.isGone), let id = opener.id {
      graph.moveCursors(to: id)
    } else if let id = screens.last?.id {
      graph.moveCursors(to: id)
    }
  }
}

extension StackNode {
  package func add(_ destination: Destination, for type: ObjectIdentifier) {
    destinations[type, default: []].append(destination)
    // A value on the stack may belong to the previous content, and `onChange` may be about to remove it. A change that
    // `onChange` makes takes effect one pass later, so the refresh waits for two passes.
    graph.react(self) { [self] in
      graph.react(self) { [self] in refresh(type) }
    }
  }

  package func replace(_ destination: Destination, for type: ObjectIdentifier) {
    guard
      let place = destinations[type]?.firstIndex(where: { $0.owner === destination.owner })
    else { return add(destination, for: type) }
    destinations[type]?[place] = destination
    refresh(type)
  }

  package func remove(_ owner: Node, for type: ObjectIdentifier) {
    destinations[type]?.removeAll { $0.owner === owner }
  }

  private func refresh(_ type: ObjectIdentifier) {
    for screen in screens {
      guard let value = screen.source.value,
        ObjectIdentifier(Swift.type(of: value.base)) == type
      else { continue }
      screen.show { [self] in view(of: value) }
    }
  }
}
