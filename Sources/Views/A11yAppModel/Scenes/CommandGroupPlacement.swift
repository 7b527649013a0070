// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A place in the menus for the system's items, and for a program's beside them.
public struct CommandGroupPlacement: Hashable, Sendable {
  package enum Menu: Int, CaseIterable { case app, file, edit, format, view, window, help }

  package let name: String
  package let menu: Menu

  private init(_ name: String, _ menu: Menu) {
    self.name = name
    self.menu = menu
  }

  /// Information about the app.
  public static let appInfo = Self("appInfo", .app)
  /// The app's settings.
  public static let appSettings = Self("appSettings", .app)
  /// Services that the system offers everywhere.
  public static let systemServices = Self("systemServices", .app)
  /// Hiding and showing the app and others.
  public static let appVisibility = Self("appVisibility", .app)
  /// Quitting the app.
  public static let appTermination = Self("appTermination", .app)
  /// New windows and documents.
  public static let newItem = Self("newItem", .file)
  /// Saving and closing.
  public static let saveItem = Self("saveItem", .file)
  /// Importing and exporting data.
  public static let importExport = Self("importExport", .file)
  /// Printing.
  public static let printItem = Self("printItem", .file)
  /// Undo and redo.
  public static let undoRedo = Self("undoRedo", .edit)
  /// Cutting, copying and pasting.
  public static let pasteboard = Self("pasteboard", .edit)
  /// Searching and changing text.
  public static let textEditing = Self("textEditing", .edit)
  /// Text formatting.
  public static let textFormatting = Self("textFormatting", .format)
  /// The tool bar.
  public static let toolbar = Self("toolbar", .view)
  /// The side bar.
  public static let sidebar = Self("sidebar", .view)
  /// The size of windows.
  public static let windowSize = Self("windowSize", .window)
  /// The app's single windows.
  public static let singleWindowList = Self("singleWindowList", .window)
  /// The windows that are open.
  public static let windowList = Self("windowList", .window)
  /// The arrangement of windows.
  public static let windowArrangement = Self("windowArrangement", .window)
  /// Help.
  public static let help = Self("help", .help)

  /// The placements, in menu order.
  package static let all: [CommandGroupPlacement] = [
    appInfo, appSettings, systemServices, appVisibility, appTermination,
    newItem, saveItem, importExport, printItem,
    undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, singleWindowList, windowList, windowArrangement, help,
  ]
}

extension CommandGroupPlacement.Menu {
  /// The menu's title; the app menu has the app's name.
  package var title: String {
    switch self {
    case .app: ""
    case .file: "File"
    case .edit: "Edit"
    case .format: "Format"
    case .view: "View"
    case .window: "Window"
    case .help: "Help"
    }
  }
}
