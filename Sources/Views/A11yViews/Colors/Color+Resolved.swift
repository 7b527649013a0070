// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Color: CustomStringConvertible {
  /// The color's name.
  public var description: String { name }

  /// Returns the color's components, or `nil` if they are unknown.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = name.split(separator: " ").compactMap { Float($0) }
    guard parts.count >= 3 else { return Resolved(red: 0, green: 0, blue: 0) }
    return Resolved(
      red: parts[0],
      green: parts[1],
      blue: parts[2],
      opacity: parts.count > 3 ? parts[3] : 1
    )
  }
}
