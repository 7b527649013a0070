// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// An action that starts renaming the content, if the content can be renamed.
  public package(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Makes rename buttons in the view and its context menu move keyboard focus to the text field that is bound to a
  /// focus property wrapper.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button titled "Rename" that starts renaming the surrounding content. The button is disabled if no rename action is
/// set.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
  private let label: Label

  init(label: Label) { self.label = label }
}

extension RenameButton: View {
  /// The body of the rename button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}
