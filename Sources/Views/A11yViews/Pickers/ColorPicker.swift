// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A control for choosing a color.
///
/// The control's value is the color's name, and activating the control opens a menu of the system's colors.
public struct ColorPicker<Label: View> {
  package let selection: Binding<Color>
  package let label: Label

  /// Creates a color picker.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker: View {
  /// The body of the view.
  public var body: some View {
    // A custom color is added to the list so that its name can be spoken.
    let own = [selection.wrappedValue].filter { !Color.choices.contains($0) }
    PickerMenu(
      selection: [selection],
      content: ForEach(own + Color.choices, id: \.self) { Text(verbatim: $0.name).tag($0) },
      label: label,
      role: .button
    )
  }
}

extension Color {
  /// The colors that the user can choose.
  fileprivate static let choices: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .white, .gray, .black,
  ]
}
