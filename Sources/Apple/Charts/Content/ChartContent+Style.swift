// SPDX-License-Identifier: MIT

import SwiftUI

/// How a line goes from one point to the next. Nothing is drawn.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
}
