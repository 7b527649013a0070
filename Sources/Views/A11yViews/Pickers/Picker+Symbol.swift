// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Picker where Label == A11yViews.Label<Text, Image> {
  /// Creates a picker labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), A11yViews.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), A11yViews.Label(title, systemImage: systemImage))
  }

  /// Creates a picker for several bindings, labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(titleResource, systemImage: systemImage)
    )
  }

  /// Creates a picker for several bindings, labelled with a string and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(title, systemImage: systemImage)
    )
  }
}
