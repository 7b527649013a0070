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
  /// Whether the user is editing the content. A window has a single edit mode, unless a view sets its own edit mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts or ends editing. The button's title is "Edit" or "Done".
///
/// Rows that can be deleted or moved offer actions for deleting and moving, even while the user is not editing them.
public struct EditButton {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
