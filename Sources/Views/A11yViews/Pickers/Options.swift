// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A view that turns its tagged content into options.
package struct Options<Value: Hashable, Content: View> {
  package let selection: [Binding<Value>]
  package let content: Content
  package var numbersOptions = false
  /// A closure that is called after the user has chosen an option.
  package var onChoice: (@MainActor () -> Void)?
}

extension Options: View {
  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    OptionsNode(view, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: OptionsNode<Value, Content>.self).update(view)
  }
}

package final class OptionsNode<Value: Hashable, Content: View>: Node {
  private let host = OptionHost()
  private var inside: EnvironmentScope?
  private var content: Node?

  package init(_ view: Options<Value, Content>, _ context: _ViewContext) {
    super.init(context)
    follow(view)
    let host = host
    content = Content._makeNode(
      view.content,
      in: context.below(self).with(&inside) { $0.optionHost = host }
    )
  }

  package func update(_ view: Options<Value, Content>) {
    follow(view)
    if let content { Content._updateNode(content, to: view.content) }
    for option in allOptions { option.markUnfolded() }
  }

  private func follow(_ view: Options<Value, Content>) {
    host.numbersOptions = view.numbersOptions
    host.isChosen = { tag in
      guard let value = tag.base as? Value else { return false }
      return view.selection.allSatisfy { $0.wrappedValue == value } && !view.selection.isEmpty
    }
    host.choose = { tag in
      guard let value = tag.base as? Value else { return }
      for selection in view.selection { selection.wrappedValue = value }
      view.onChoice?()
    }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// Content in which every view without a tag has an implicit tag. A `ForEach` uses its IDs as tags.
@MainActor
package protocol ImplicitlyTagged {
  var tagged: AnyView { get }
}

extension ForEach: ImplicitlyTagged where Content: View {
  package var tagged: AnyView {
    let content = content
    let id = id
    return AnyView(
      ForEach<Data, ID, ModifiedContent<Content, _TagModifier<ID>>>(
        data: data,
        content: { content($0).modifier(_TagModifier(value: $0[keyPath: id])) },
        id: id
      )
    )
  }
}

extension View {
  /// The view's content with its implicit tags.
  @MainActor
  @ViewBuilder
  package var withImplicitTags: some View {
    if let tagged = (self as? any ImplicitlyTagged)?.tagged { tagged } else { self }
  }
}
