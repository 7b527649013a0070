// SPDX-License-Identifier: MIT

import SwiftUI

/// The shape of a symbol. Nothing is drawn.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the symbol seems to fill.
  var perceptualUnitRect: CGRect { get }
}

/// The usual symbols. Nothing is drawn.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  private let name: String
  nonisolated init(_ name: String) { self.name = name }

  /// All of the unit square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// No outline: nothing is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
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
