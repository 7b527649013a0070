// SPDX-License-Identifier: MIT

import A11yUI

extension WidgetBundle {
  /// Runs the widgets in a window as requested on the command line, either in a spoken session or silently from a
  /// script.
  @MainActor
  public static func main() { _WidgetApp<Self>.main() }
}

extension Widget {
  /// Runs the widget in a window as requested on the command line, either in a spoken session or silently from a
  /// script.
  @MainActor
  public static func main() { _WidgetApp<_WidgetOfOne<Self>>.main() }
}
