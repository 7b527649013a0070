// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Content that is shown or hidden with a button above it.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isExpandedByUser = false
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  private let isOutline: Bool

  init(
    _ isExpanded: Binding<Bool>?,
    _ content: @escaping () -> Content,
    _ label: Label,
    isOutline: Bool = false
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
    self.isOutline = isOutline
  }

  /// Creates an outline row that has other rows below it.
  package init(rowsBelow: Content, label: Label) {
    self.init(nil, { rowsBelow }, label, isOutline: true)
  }
}

extension DisclosureGroup: View {
  /// The body of the view.
  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByUser
    Styleable(
      plain: PlainDisclosureGroup(
        isExpanded: isExpanded,
        isOutline: isOutline,
        label: label,
        content: content
      ),
      configuration: {
        DisclosureGroupStyleConfiguration(
          label: DisclosureGroupStyleConfiguration.Label(
            view: AnyView(label),
            isExpanded: isExpanded.wrappedValue
          ),
          content: DisclosureGroupStyleConfiguration.Content(view: AnyView(content())),
          isExpanded: isExpanded
        )
      },
      styled: { $0 }
    )
  }
}

private struct PlainDisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let isOutline: Bool
  let label: Label
  let content: () -> Content
}

extension PlainDisclosureGroup: View {
  package var body: some View {
    DisclosureButton(isExpanded: isExpanded, selectsRow: isOutline, content: label)
    if isExpanded.wrappedValue { content() }
  }
}
