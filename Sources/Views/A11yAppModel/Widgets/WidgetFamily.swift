// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Small, on the Home Screen.
  case systemSmall = 0
  /// Medium, twice as wide as it is high.
  case systemMedium = 1
  /// Large, as wide as medium and twice as high.
  case systemLarge = 2
  /// Extra large, on an iPad.
  case systemExtraLarge = 3
  /// In the corner of a watch face.
  case accessoryCorner = 4
  /// Round, on the Lock Screen or a watch.
  case accessoryCircular = 5
  /// Several lines on the Lock Screen or a watch.
  case accessoryRectangular = 6
  /// One line on the Lock Screen or a watch.
  case accessoryInline = 7

  /// The name of the case.
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
  /// The family of the widget that the view belongs to.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}
