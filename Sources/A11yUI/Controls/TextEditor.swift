import A11yTree

/// A control into which text of several lines is typed.
public struct TextEditor {
  let entry: TextEntry

  /// Makes an editor for a text.
  public init(text: Binding<String>) { entry = TextEntry(text) }
}

extension TextEditor: View, ElementView {
  func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .textField, prompt: nil, context)
    element.states.isMultiline = true
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    entry.perform(action, in: context)
  }
}
