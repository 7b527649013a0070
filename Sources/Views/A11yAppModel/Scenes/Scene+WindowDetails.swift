// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, low; the title may be hidden.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

/// How an item of the menu bar opens.
public protocol MenuBarExtraStyle {}
