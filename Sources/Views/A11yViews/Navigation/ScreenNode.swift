// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A screen on a navigation stack, which consists of the screen's content and a bar with its title and items.
package final class ScreenNode: ElementNode {
  package let source: ScreenSource
  @Borrowed package var stack: StackNode
  private var bar: BarNode?
  private var content: ScreenContentNode?
  private var bottomBar: BottomBarNode?
  private var inside: EnvironmentScope?
  /// The control that the user activated in order to push the screen.
  package weak var opener: ElementNode?
  package var onPop: (() -> Void)?
  /// Whether the screen replaces a column's first screen, in which case it has no back button.
  package var replacesRoot = false
  /// If the screen is a column in a collapsed split view, the stack inside the screen that continues the stack of
  /// columns.
  private weak var inner: StackNode?

  /// The titles that the screen's views have set, outermost first.
  private var titles: [(owner: Node, title: () -> String)] = []
  /// The screen's toolbars, outermost first.
  package private(set) var toolbars: [any ToolbarSource] = []
  /// The views that hide the screen's back button.
  private var hidingBack: [Node] = []
  private var hidingBars: [(owner: Node, bars: ScreenBars)] = []

  package init(
    _ source: ScreenSource,
    _ stack: StackNode,
    _ context: _ViewContext,
    _ view: @escaping () -> AnyView
  ) {
    self.source = source
    self.stack = stack
    super.init(context, children: .contained)
    var inner = context.below(self)
    inner.container = self
    let dismiss = DismissAction { [weak self] in
      guard let self, !self.flags.contains(.isGone) else { return }
      self.stack.pop(self)
    }
    inner = inner.with(&inside) {
      $0.optionScreen = .pushed
      guard !source.isRoot else { return }
      $0.dismiss = dismiss
      $0.isPresented = true
    }
    let bar = BarNode(self, inner)
    self.bar = bar
    content = ScreenContentNode(view, inner.at(1))
    bottomBar = BottomBarNode(self, inner.at(2))
  }

  /// Replaces the screen's content with another view.
  package func show(_ view: @escaping () -> AnyView) { content?.show(view) }

  package var isOnTop: Bool { stack.top === self }
  package var isRoot: Bool { stack.screens.first === self }
  package var hidesBackButton: Bool { !hidingBack.isEmpty }
  /// The bars of the screen that are hidden.
  package var hiddenBars: ScreenBars { hidingBars.reduce([]) { $0.union($1.bars) } }

  /// The screen to which the back button returns. On the first screen of a column's stack, the back button returns to
  /// the previous column.
  package var below: ScreenNode? {
    guard !replacesRoot, let place = stack.screens.firstIndex(where: { $0 === self }) else {
      return nil
    }
    return place > 0 ? stack.screens[place - 1] : stack.outer?.below
  }

  /// Pops the screen. If the screen is the first screen of a column's stack, the column is popped instead.
  package func leave() {
    if isRoot, let column = stack.outer { column.stack.pop(column) } else { stack.pop(self) }
  }

  /// Whether the screen is a column in a collapsed split view.
  package var isColumn: Bool {
    source.column != nil || (source.isRoot && stack.role == .collapsed)
  }

  /// Whether a stack inside the screen shows the back button in that stack's bar.
  package var handsOverBackButton: Bool { inner != nil }

  /// Makes a stack inside the screen continue the stack of columns.
  package func hold(_ stack: StackNode) {
    inner = stack
    markBackButton()
  }

  package func release(_ stack: StackNode) {
    guard inner === stack else { return }
    inner = nil
    markBackButton()
  }

  package override func makeElement() -> Element {
    var element = Element(.generic)
    element.states.isHidden = !isOnTop || stack.isHidden
    if !isRoot, !replacesRoot { element.actions = .escape }
    return element
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .escape, !isRoot, !replacesRoot else { return false }
    stack.pop(self)
    return true
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let bar { body(bar) }
    if let content { body(content) }
    if let bottomBar { body(bottomBar) }
  }
}

extension ScreenNode {
  package var title: String { titles.first?.title() ?? "" }

  /// The title for the back button of the next screen, which a stack inside the screen may set.
  package var titleForBackButton: String {
    titles.first?.title() ?? inner?.top?.titleForBackButton ?? ""
  }

  /// Updates the back buttons that show this screen's title.
  package func markBackButtonsAbove() {
    for other in stack.screens where other.below === self {
      other.markBackButton()
      other.inner?.screens.first?.markBackButton()
    }
    stack.outer?.markBackButtonsAbove()
  }

  package func setTitle(of owner: Node, _ title: @escaping () -> String) {
    if let place = titles.firstIndex(where: { $0.owner === owner }) {
      titles[place].title = title
    } else {
      titles.append((owner, title))
    }
    bar?.markBar()
  }

  package func removeTitle(of owner: Node) {
    titles.removeAll { $0.owner === owner }
    bar?.markBar()
  }

  package func add(_ toolbar: any ToolbarSource) {
    toolbars.append(toolbar)
    markChildren()
  }

  package func remove(_ toolbar: any ToolbarSource) {
    toolbars.removeAll { $0 === toolbar }
    markChildren()
  }

  package func hideBackButton(_ hides: Bool, for owner: Node) {
    hidingBack.removeAll { $0 === owner }
    if hides { hidingBack.append(owner) }
    bar?.markBar()
  }

  package func hide(_ bars: ScreenBars, for owner: Node) {
    let before = hiddenBars
    hidingBars.removeAll { $0.owner === owner }
    if !bars.isEmpty { hidingBars.append((owner, bars)) }
    guard hiddenBars != before else { return }
    bar?.markContentUnfolded()
    for toolbar in toolbars { toolbar.markItems() }
  }
}

/// A screen's content, which is recreated when a value that its closure has read changes.
package final class ScreenContentNode: Node {
  private var view: () -> AnyView
  private var content: Node?

  package init(_ view: @escaping () -> AnyView, _ context: _ViewContext) {
    self.view = view
    super.init(context)
    content = AnyView._makeNode(graph.evaluate(self, view), in: context.below(self))
  }

  package func show(_ view: @escaping () -> AnyView) {
    self.view = view
    reevaluate()
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    let now = graph.evaluate(self, view)
    if let content { AnyView._updateNode(content, to: now) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension _ViewNode {
  /// The screen that contains the node, or `nil` if there is none.
  package final var screen: ScreenNode? {
    var next = enclosingElement
    while let element = next {
      if let screen = element as? ScreenNode { return screen }
      next = element.container
    }
    return nil
  }
}
