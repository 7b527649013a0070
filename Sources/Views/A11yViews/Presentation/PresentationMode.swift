// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Whether a view is presented, and how it closes itself, in the older API.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes the presentation.
  @MainActor @preconcurrency
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation that the view is in.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
