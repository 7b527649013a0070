// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public struct Label {
    package let view: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    package let view: AnyView
  }

  /// The completed fraction, from 0 to 1; `nil` if unknown.
  public let fractionCompleted: Double?
  /// The label, if any.
  public var label: Label?
  /// The value in words, if there are any.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label of the progress view.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The value in words.
  public var body: some View { view }
}
