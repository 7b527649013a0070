// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

// These are the system's menu items for features that do not exist in a11ynav. These commands add no items and exist
// only so that code that uses them compiles.

/// Menu items for finding and editing text, which are not available in a11ynav.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// An empty body, which contains no commands.
  public var body: some Commands { EmptyCommands() }
}
