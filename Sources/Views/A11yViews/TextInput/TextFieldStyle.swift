// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for text fields. It does not affect elements.
public protocol TextFieldStyle {
  /// The type of the field's label.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field in a style of the program's own.
public struct _TextFieldStyleLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}
