// SPDX-License-Identifier: MIT

import SwiftUI

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
