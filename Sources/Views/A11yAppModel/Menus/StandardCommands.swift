// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

// The system's items for features that do not exist here. They add no items, so that code that asks
// for them builds.

/// Items for searching and changing text: none here.
public struct TextEditingCommands: Commands {
  /// Makes the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
