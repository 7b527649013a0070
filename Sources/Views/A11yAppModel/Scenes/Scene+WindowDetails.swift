// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// How an item of the menu bar opens.
public protocol MenuBarExtraStyle {}
