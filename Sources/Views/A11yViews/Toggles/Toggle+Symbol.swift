// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Toggle where Label == A11yViews.Label<Text, Image> {
  /// Creates a toggle labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { A11yViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several bindings, labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      A11yViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several bindings, labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) }
  }
}
