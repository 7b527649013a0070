// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// An object that manages options, which means that it chooses an option and determines which option is chosen.
@MainActor
package final class OptionHost {
  /// Returns whether an option is the chosen option.
  package var isChosen: (AnyHashable) -> Bool = { _ in false }
  /// Chooses an option.
  package var choose: (AnyHashable) -> Void = { _ in }
  /// Whether each option announces its position among the options.
  package var numbersOptions = false

  package func makeOption<V: Hashable, C: View>(
    _ tag: _TagModifier<V>,
    _ content: C,
    _ context: _ViewContext
  ) -> Node {
    OptionNode(tag, content, self, context)
  }
}

private enum OptionHostKey: EnvironmentKey {
  static var defaultValue: OptionHost? { nil }
}

extension EnvironmentValues {
  package var optionHost: OptionHost? {
    get { self[OptionHostKey.self] }
    set { self[OptionHostKey.self] = newValue }
  }
}

extension _ViewContext {
  /// The object that manages the enclosing options, or `nil` if there is none.
  @MainActor
  package var options: OptionHost? {
    graph.withoutReading { EnvironmentValues(scope: environment).optionHost }
  }
}

/// An option that the user can choose. An option is a view with a tag that is exposed as a single element.
@MainActor
package protocol AnyOption: ChoiceNode {
  var tag: AnyHashable { get }
  var place: Element.Position? { get set }
}

package final class OptionNode<Value: Hashable, C: View>: ElementNode, AnyOption {
  private var value: Value
  private let host: OptionHost
  private var inside: EnvironmentScope?
  private let scope: EnvironmentScope
  private var content: Node?
  package var place: Element.Position? {
    didSet { if place != oldValue { markUnfolded() } }
  }

  package init(
    _ modifier: _TagModifier<Value>,
    _ view: C,
    _ host: OptionHost,
    _ context: _ViewContext
  ) {
    value = modifier.value
    self.host = host
    scope = context.environment
    super.init(context)
    var inner = context.below(self).with(&inside) { $0.optionHost = nil }
    inner.container = self
    content = C._makeNode(view, in: inner)
  }

  package func update(_ modifier: _TagModifier<Value>, _ view: C) {
    value = modifier.value
    if let content { C._updateNode(content, to: view) }
    markUnfolded()
  }

  /// The value of the option's innermost tag.
  package var tag: AnyHashable {
    var tag = AnyHashable(value)
    var next: Node? = content
    while let node = next {
      if let tagged = node as? any TaggedNode { tag = tagged.tag }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      next = children.count == 1 ? children[0] : nil
    }
    return tag
  }

  package override func makeElement() -> Element {
    let merged = Element(merging: self.merged)
    var element = Element(.button, label: merged.label, value: merged.value)
    element.traits = .isButton
    element.actions = .activate
    element.position = host.numbersOptions ? place : nil
    if merged.hasDetails { element.details = merged.details }
    graph.evaluate(self) {
      let isEnabled = EnvironmentValues(scope: scope).isEnabled
      element.states.isDisabled = !isEnabled || merged.states.isDisabled
      element.states.isSelected = host.isChosen(tag)
    }
    return element
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .activate, !element.states.isDisabled else { return false }
    host.choose(tag)
    return true
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension _ViewNode {
  /// The options in the node and its descendants, in document order.
  package final var allOptions: [any AnyOption] {
    var found: [any AnyOption] = []
    forEachChild { child in
      if let option = child as? any AnyOption {
        found.append(option)
      } else {
        found += child.allOptions
      }
    }
    return found
  }

  /// Sets each option's position among the options.
  package final func numberOptions() {
    let options = allOptions
    for (index, option) in options.enumerated() {
      option.place = Element.Position(index + 1, of: options.count)
    }
  }
}
