@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

// The system's own items for things that there are none of here. They add no items, so that code
// that asks for them builds.

/// Items that search and change text: none here.
public struct TextEditingCommands: Commands {
  /// Asks for the items.
  nonisolated public init() {}
  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// Items that change how text looks: none here.
public struct TextFormattingCommands: Commands {
  /// Asks for the items.
  nonisolated public init() {}
  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// Items that show and change the tool bar: none here.
public struct ToolbarCommands: Commands {
  /// Asks for the items.
  nonisolated public init() {}
  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// Items that show and hide the side bar: none here.
public struct SidebarCommands: Commands {
  /// Asks for the items.
  nonisolated public init() {}
  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// Items that show and hide the inspector: none here.
public struct InspectorCommands: Commands {
  /// Asks for the items.
  nonisolated public init() {}
  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}
