// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) {
      A11yViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button labelled with a string and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      A11yViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a role, labelled with a string and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { A11yViews.Label(title, systemImage: systemImage) }
  }
}
