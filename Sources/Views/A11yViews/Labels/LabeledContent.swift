// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A label and its content.
///
/// If the content is text, the label and the content are combined into a single element. Any other content is placed in
/// a group that is named after the label.
public struct LabeledContent<Label, Content> {
  package let label: Label
  package let value: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The body of the view.
  public var body: some View {
    let isText = Content.self is any PlainText.Type
    Styleable(
      plain: PlainLabeledContent(label: label, value: value),
      configuration: {
        LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
          // In a custom style, as in the default style, the label names the content next to it.
          content: LabeledContentStyleConfiguration.Content(
            view: isText ? AnyView(value) : AnyView(NamedGroup(label: label, inside: value))
          )
        )
      },
      styled: { StyledLabeledContent(isText: isText, content: $0) }
    )
  }
}

private struct PlainLabeledContent<Label: View, Content: View> {
  let label: Label
  let value: Content
}

extension PlainLabeledContent: View {
  package var body: some View {
    if Content.self is any PlainText.Type {
      LabeledText(content: TupleView((label, value)))
    } else {
      NamedGroup(label: label, inside: value)
    }
  }
}

/// A styled label with its content. If neither the label nor the content is interactive, they form a single element.
private struct StyledLabeledContent {
  let isText: Bool
  let content: AnyView
}

extension StyledLabeledContent: View {
  package var body: some View {
    if isText {
      StyledLabeledText(content: content)
    } else {
      content
    }
  }
}

private struct StyledLabeledText: ElementView {
  let content: AnyView

  func element(in context: ElementContext) -> Element {
    let label = context.node.words(of: LabeledContentStyleConfiguration.Label.self)
    let value = context.node.words(of: LabeledContentStyleConfiguration.Content.self)
    var element = Element(.staticText, label: label ?? "", value: value ?? "")
    element.traits = .isStaticText
    return element
  }
}

/// A view that contains nothing but text.
private protocol PlainText {}
extension Text: PlainText {}
extension Optional: PlainText where Wrapped: PlainText {}
extension ModifiedContent: PlainText where Content: PlainText {}
extension _ConditionalContent: PlainText where TrueContent: PlainText, FalseContent: PlainText {}

private struct LabeledText<Label: View, Value: View>: ElementView {
  let content: TupleView<(Label, Value)>

  func element(in context: ElementContext) -> Element {
    var element = Element(.staticText, label: context.part(0).label, value: context.part(1).label)
    element.traits = .isStaticText
    return element
  }
}
