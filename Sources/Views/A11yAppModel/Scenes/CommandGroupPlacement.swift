// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension CommandGroupPlacement.Menu {
  /// The menu's title, or an empty string for the app menu, whose title is the app's name.
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
