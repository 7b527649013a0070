// SPDX-License-Identifier: MIT

import A11yUI

extension WidgetBundle {
  /// Runs the widgets in a window, either in a spoken session or silently from a script, as the command line specifies.
  @MainActor
  public static func main() { _WidgetApp<Self>.main() }
}

extension Widget {
  /// Runs the widget in a window, either in a spoken session or silently from a script, as the command line specifies.
  @MainActor
  public static func main() { _WidgetApp<_WidgetOfOne<Self>>.main() }
}
