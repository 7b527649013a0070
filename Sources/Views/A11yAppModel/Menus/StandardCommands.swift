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

/// Items for formatting text: none here.
public struct TextFormattingCommands: Commands {
  /// Makes the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for showing and customising the tool bar: none here.
public struct ToolbarCommands: Commands {
  /// Makes the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for showing and hiding the side bar: none here.
public struct SidebarCommands: Commands {
  /// Makes the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for taking pictures with other devices: none here.
public struct ImportFromDevicesCommands: Commands {
  /// Makes the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for showing and hiding the inspector: none here.
public struct InspectorCommands: Commands {
  /// Makes the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
