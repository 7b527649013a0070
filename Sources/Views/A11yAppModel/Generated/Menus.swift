// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// Menu items for formatting text. The menu has no such items.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Menu items for showing and customizing the toolbar. The menu has no such items.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Menu items for showing and hiding the sidebar. The menu has no such items.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Menu items for taking images with other devices. The menu has no such items.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Menu items for showing and hiding the inspector. The menu has no such items.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

extension CommandMenu {
  /// Creates a menu with a localized string as its name.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content())
  }

  /// Creates a menu with a localized string resource as its name.
  @_disfavoredOverload public init(
    _ name: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(name), content()) }

  /// Creates a menu with a string as its name.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ name: S,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(name), content()) }

  /// Creates a menu with a `Text` view as its name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.init(name, content()) }
}
