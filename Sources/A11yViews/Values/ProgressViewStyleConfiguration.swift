@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a progress view is made from.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
    package let view: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    package let view: AnyView
  }

  /// How much is done, from 0 to 1; `nil` if that is not known.
  public let fractionCompleted: Double?
  /// What goes on, if that is said.
  public var label: Label?
  /// The value in words, if there are any.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// What goes on.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The value in words.
  public var body: some View { view }
}
