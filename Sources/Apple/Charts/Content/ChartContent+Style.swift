// SPDX-License-Identifier: MIT

import SwiftUI

// Nothing is drawn, so looks change nothing that is heard.
extension ChartContent {
  /// Accepted: sets the colour of the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }

  /// Accepted: sets how opaque the marks are.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { self }

  /// Accepted: rounds the corners of the marks.
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }

  /// Accepted: sets how lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

  /// Accepted: sets how a line goes from one point to the next.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }

  /// Accepted: sets the symbol of the marks.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }

  /// Accepted: draws a view as the symbol of the marks; it is not heard.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    self
  }

  /// Accepted: sets the area of the symbols.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }

  /// Accepted: sets the size of the symbols.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { self }

  /// Accepted: aligns the marks with what they are styled by.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }

  /// Accepted: moves the marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// Accepted: moves the marks.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self }

  /// Accepted: puts the marks in front of others.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }

  /// Accepted: blurs the marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Accepted: draws a shadow.
  nonisolated public func shadow(
    color: Color = Color.black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Accepted: draws the marks in a shape.
  nonisolated public func clipShape(
    _ shape: some Shape,
    style: FillStyle = FillStyle()
  ) -> some ChartContent { self }

  /// Accepted: draws a mask over the marks.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { self }
}

/// How a line goes from one point to the next. Nothing is drawn.
public struct InterpolationMethod: Hashable, Sendable {
  private let name: String

  /// Straight.
  public static var linear: Self { Self(name: "linear") }
  /// Without going past a point.
  public static var monotone: Self { Self(name: "monotone") }
  /// Round.
  public static var catmullRom: Self { Self(name: "catmullRom") }
  /// As round as is said.
  public static func catmullRom(alpha: CGFloat) -> Self { Self(name: "catmullRom \(alpha)") }
  /// Round.
  public static var cardinal: Self { Self(name: "cardinal") }
  /// As round as is said.
  public static func cardinal(tension: CGFloat) -> Self { Self(name: "cardinal \(tension)") }
  /// In steps, at the start of each.
  public static var stepStart: Self { Self(name: "stepStart") }
  /// In steps, in the middle of each.
  public static var stepCenter: Self { Self(name: "stepCenter") }
  /// In steps, at the end of each.
  public static var stepEnd: Self { Self(name: "stepEnd") }
}

/// The shape of a symbol. Nothing is drawn.
public protocol ChartSymbolShape {}

/// The usual symbols. Nothing is drawn.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// A circle.
  public static var circle: Self { Self("circle") }
  /// A square.
  public static var square: Self { Self("square") }
  /// A triangle.
  public static var triangle: Self { Self("triangle") }
  /// A diamond.
  public static var diamond: Self { Self("diamond") }
  /// A pentagon.
  public static var pentagon: Self { Self("pentagon") }
  /// A plus.
  public static var plus: Self { Self("plus") }
  /// A cross.
  public static var cross: Self { Self("cross") }
  /// An asterisk.
  public static var asterisk: Self { Self("asterisk") }
  /// The symbol with its outline only.
  public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { .circle }
  /// A square.
  public static var square: Self { .square }
  /// A triangle.
  public static var triangle: Self { .triangle }
  /// A diamond.
  public static var diamond: Self { .diamond }
  /// A pentagon.
  public static var pentagon: Self { .pentagon }
  /// A plus.
  public static var plus: Self { .plus }
  /// A cross.
  public static var cross: Self { .cross }
  /// An asterisk.
  public static var asterisk: Self { .asterisk }
}
