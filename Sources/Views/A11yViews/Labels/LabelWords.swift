// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The words in a label. The words become the name of a container instead of being exposed as an element.
package struct LabelWords<Content: View>: ElementView {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }

  package func element(in context: ElementContext) -> Element {
    Element(.staticText, label: context.words)
  }

  package static func isShown(_ element: Element, unmodified: Element) -> Bool { false }
}

/// A container that is named after the words in a label.
package struct NamedGroup<Label: View, Inside: View>: ElementView {
  package static var childMode: ChildMode { .contained }
  package let content: TupleView<(LabelWords<Label>, Inside)>

  package init(label: Label, inside: Inside) {
    content = TupleView((LabelWords(content: label), inside))
  }

  package func element(in context: ElementContext) -> Element {
    context.node.numberOptions()
    return Element(.group, label: context.words(of: LabelWords<Label>.self))
  }
}

extension ElementContext {
  /// Returns the words of a label that is part of the content.
  package func words<Label>(of label: LabelWords<Label>.Type) -> String {
    var words = ""
    node.forEachChild { tuple in
      tuple.forEachChild { child in
        guard let label = child as? ElementViewNode<LabelWords<Label>> else { return }
        label.foldIfNeeded()
        words = label.element.label
      }
    }
    return words
  }
}
