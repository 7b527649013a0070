// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum EditModeKey: GraphEnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }

  @MainActor
  static func makeValue(in graph: ViewGraph) -> Binding<EditMode>? {
    Binding(Cell(EditMode.inactive, graph.inbox))
  }
}

extension EnvironmentValues {
  /// Whether content is being edited. There is one mode for the whole window unless a view sets its
  /// own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: "Edit" or "Done".
///
/// Rows that can be deleted and moved offer those actions whether or not they are being edited.
public struct EditButton {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
