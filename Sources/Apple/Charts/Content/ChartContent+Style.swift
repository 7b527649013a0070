// SPDX-License-Identifier: MIT

import SwiftUI

/// How a line goes from one point to the next. Nothing is drawn.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
}

/// The shape of a symbol. Nothing is drawn.
public protocol ChartSymbolShape {}

/// The usual symbols. Nothing is drawn.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
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
