import A11yTree

/// The words of a label that is never met by itself: a container takes them for its name.
struct LabelWords<Content: View>: ElementView {
  let content: Content

  func element(in context: ElementContext) -> Element {
    Element(.staticText, label: context.words)
  }

  func isShown(_ element: Element, unmodified: Element) -> Bool { false }
}

/// A container with the words of a label as its name.
struct NamedGroup<Label: View, Inside: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let content: TupleView<LabelWords<Label>, Inside>

  init(label: Label, inside: Inside) {
    content = TupleView((LabelWords(content: label), inside))
  }

  func element(in context: ElementContext) -> Element {
    context.node.numberOptions()
    return Element(.group, label: context.words(of: LabelWords<Label>.self))
  }
}

extension ElementContext {
  /// The words of a label among the parts of the content.
  func words<Label>(of label: LabelWords<Label>.Type) -> String {
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
