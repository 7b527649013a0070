import A11yUI

extension WidgetBundle {
  /// Runs the widgets as the command line asks: in a spoken session, or a script without speech. One
  /// window has what each shows.
  @MainActor
  public static func main() { _WidgetApp<Self>.main() }
}

extension Widget {
  /// Runs the widget as the command line asks: in a spoken session, or a script without speech. One
  /// window has what it shows.
  @MainActor
  public static func main() { _WidgetApp<_WidgetOfOne<Self>>.main() }
}
