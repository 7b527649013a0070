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

/// Items for formatting text: none here.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for showing and customising the tool bar: none here.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for showing and hiding the side bar: none here.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for taking images with other devices: none here.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Items for showing and hiding the inspector: none here.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

extension CommandMenu {
  /// Creates a menu with a localised text as its name.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content())
  }

  /// Creates a menu with the text of a resource as its name.
  @_disfavoredOverload public init(
    _ name: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(name), content()) }

  /// Creates a menu with a string as its name.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ name: S,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(name), content()) }

  /// Creates a menu with a text as name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.init(name, content()) }
}
