import A11yTree

/// What becomes of the elements inside a view that is made an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// They are not met, and the new element starts with nothing.
  public static let ignore = Self(kind: .ignore)
  /// They stand inside the new element.
  public static let contain = Self(kind: .contain)
  /// They are met through the new element, which says what they say.
  public static let combine = Self(kind: .combine)
}

/// Makes one element of a view.
struct AccessibilityElementModifier {
  let behavior: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: ViewModifier {
  func body(content: Content) -> Never { fatalError("an element modifier has no body") }

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    let node = BranchingNode(modifier.behavior.kind, context)
    node.content = GroupNode(modifier.behavior.kind, content, node.context)
    return node
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    let node = unsafeDowncast(node, to: BranchingNode.self)
    guard node.kind != modifier.behavior.kind else {
      if let group = node.content {
        unsafeDowncast(group, to: GroupNode<C>.self).update(content)
      }
      return
    }
    node.kind = modifier.behavior.kind
    let old = node.content
    node.content = GroupNode(modifier.behavior.kind, content, node.context)
    old?.remove()
    node.contentChanged()
  }
}

/// Holds the element, which is made anew when what becomes of its children changes.
private final class BranchingNode: Node {
  var kind: AccessibilityChildBehavior.Kind
  var content: Node?
  private(set) var context: _ViewContext

  init(_ kind: AccessibilityChildBehavior.Kind, _ context: _ViewContext) {
    self.kind = kind
    self.context = context
    super.init(context)
    self.context = context.below(self)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// The element that a view was made.
private final class GroupNode<C: View>: ElementNode {
  private let kind: AccessibilityChildBehavior.Kind
  private var content: Node?

  init(
    _ kind: AccessibilityChildBehavior.Kind,
    _ content: C,
    _ context: _ViewContext
  ) {
    self.kind = kind
    super.init(context, children: kind == .contain ? .contained : .merged)
    var inner = context.below(self)
    inner.container = self
    self.content = C._makeNode(content, in: inner)
  }

  func update(_ new: C) {
    if let content { C._updateNode(content, to: new) }
  }

  override func makeElement() -> Element {
    switch kind {
    case .ignore: return Element(.staticText)
    case .contain:
      var element = Element(.group)
      element.details.containment = .container
      return element
    case .combine: return combined
    }
  }

  /// The elements inside as one: with one control it is that control, of several controls each
  /// gives an action by its name.
  private var combined: Element {
    let elements = merged
    var element = Element(merging: elements)
    let controls = elements.filter { $0.isInteractive && !$0.states.isHidden }
    element.traits = element.traits.subtracting(.isStaticText)
    guard let first = controls.first else { return element }
    if controls.count == 1 {
      element.role = first.role
      element.states = first.states
      element.actions = first.actions
    } else {
      element.role = .button
      for control in controls where control.actions.contains(.activate) {
        element.details.customActions.append(CustomAction(control.label))
      }
    }
    for control in controls where control.hasDetails {
      let known = Set(element.details.customActions)
      element.details.customActions += control.details.customActions.filter { !known.contains($0) }
    }
    return element
  }

  override func perform(_ action: Action) -> Bool {
    guard kind == .combine else { return false }
    var nodes: [ElementNode] = []
    forEachChild { $0.appendElements(to: &nodes) }
    let controls = nodes.filter { $0.element.isInteractive && !$0.element.states.isHidden }
    if case .custom(let name) = action {
      if controls.contains(where: { $0.answer(action) }) { return true }
      return controls.first { $0.element.label == name }?.answer(.activate) ?? false
    }
    guard controls.count == 1 else { return false }
    return controls.first?.answer(action) ?? false
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension View {
  /// Makes one element of the view.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}
