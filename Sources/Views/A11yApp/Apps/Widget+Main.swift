// SPDX-License-Identifier: MIT

import A11yUI

extension WidgetBundle {
  /// Runs the widgets, in one window, as the command line says: in a spoken session, or from a
  /// script without speech.
  @MainActor
  public static func main() { _WidgetApp<Self>.main() }
}

extension Widget {
  /// Runs the widget, in one window, as the command line says: in a spoken session, or from a
  /// script without speech.
  @MainActor
  public static func main() { _WidgetApp<_WidgetOfOne<Self>>.main() }
}
