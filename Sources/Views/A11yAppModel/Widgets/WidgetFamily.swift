// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A widget's size and location, such as the Lock Screen.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// A small widget on the Home Screen.
  case systemSmall = 0
  /// A medium widget, twice as wide as it is high.
  case systemMedium = 1
  /// A large widget, as wide as a medium widget and twice as high.
  case systemLarge = 2
  /// An extra-large widget on an iPad.
  case systemExtraLarge = 3
  /// A widget in the corner of a watch face.
  case accessoryCorner = 4
  /// A round widget on the Lock Screen or a watch.
  case accessoryCircular = 5
  /// A multi-line widget on the Lock Screen or a watch.
  case accessoryRectangular = 6
  /// A single-line widget on the Lock Screen or a watch.
  case accessoryInline = 7

  /// The name of the enumeration case for the widget family.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

extension EnvironmentValues {
  /// The family of the widget that contains the view.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}
