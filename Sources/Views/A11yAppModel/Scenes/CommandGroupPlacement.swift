// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension CommandGroupPlacement.Menu {
  /// The menu's title. The title of the app menu is an empty string, because the menu shows the app's name instead.
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
