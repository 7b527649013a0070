// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Content that is shown or hidden by a button above it.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isExpandedByUser = false
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  private let isOutline: Bool

  private init(
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

  /// Creates an outline row with other rows below it.
  package init(rowsBelow: Content, label: Label) {
    self.init(nil, { rowsBelow }, label, isOutline: true)
  }

  /// Creates a group that stores whether it is expanded, collapsed at first.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  /// Creates a group that is expanded while a binding is true.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }

  /// Creates a group labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content, Text(titleResource))
  }

  /// Creates a group labelled with a localised text, expanded while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// Creates a group labelled with the text of a resource, expanded while a binding is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleResource))
  }

  /// Creates a group labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// Creates a group labelled with a string, expanded while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(label))
  }
}

extension DisclosureGroup: View {
  /// The button, and the content while it is shown.
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
