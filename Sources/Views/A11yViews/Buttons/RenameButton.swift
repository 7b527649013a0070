// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Starts renaming the content, if anything can.
  public package(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Makes rename buttons inside, and in the view's context menu, move keyboard focus to the field
  /// that is tied to a wrapper.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that starts renaming the content around it: "Rename". It is dimmed without a rename
/// action.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
  private let label: Label

  init(label: Label) { self.label = label }
}

extension RenameButton: View {
  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}
