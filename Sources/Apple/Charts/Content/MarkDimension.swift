// SPDX-License-Identifier: MIT

import SwiftUI

/// The width, height or radius of a mark. Nothing is drawn.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let name: String
  init(_ name: String) { self.name = name }
}

/// How marks at one place are put together. Nothing is drawn.
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
}
