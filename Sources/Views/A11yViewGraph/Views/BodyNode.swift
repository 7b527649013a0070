// SPDX-License-Identifier: MIT

/// A node that evaluates the body of a view and stores the body's node.
package final class BodyNode<V: View>: Node {
  // A program's own `update()` runs during an access to `view`. Only the evaluation of a node above replaces `view`,
  // and no such evaluation happens during that access.
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var content: Node?
  private let plan: FieldPlan
  @Borrowed private var scope: EnvironmentScope

  package init(_ view: V, _ context: _ViewContext) {
    self.view = view
    plan = FieldPlan.of(V.self)
    scope = context.environment
    super.init(context)
    if plan.isUnreadable {
      graph.report(
        Diagnostic(
          .unreadableProperties,
          view: name,
          "has properties that cannot be located, so its state is never preserved. "
            + "Make the view a structure, and build it with reflection metadata."
        )
      )
    }
    plan.install(in: &self.view, PropertyPlace(node: self, environment: scope))
    content = V.Body._makeNode(evaluate(), in: context.below(self))
  }

  private func evaluate() -> V.Body {
    graph.counters.bodies += 1
    return graph.evaluate(self) {
      plan.updateProperties(of: &view)
      return EnvironmentLocale.read(scope) { view.body }
    }
  }

  package func update(_ new: V) {
    var new = new
    plan.adopt(from: view, in: &new, PropertyPlace(node: self, environment: scope))
    if graph.prunes, !flags.contains(.isDirty), plan.areSame(view, new) { return }
    view = new
    reevaluate()
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    let body = evaluate()
    if let content { V.Body._updateNode(content, to: body) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }

  package override var name: String { "\(V.self)" }

  package override var installedValue: Any? { view }
}

extension _ViewNode {
  /// The name of the innermost enclosing view that a program would refer to by name.
  package final var viewName: String {
    var next: _ViewNode? = self
    while let node = next {
      let name = node.name
      if !name.isEmpty { return name }
      next = node.parent
    }
    return "the root"
  }
}
