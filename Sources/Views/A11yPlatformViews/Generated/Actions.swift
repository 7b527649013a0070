// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Returns the name of a method as a string.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns a selector from a name without its method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension NSObjectProtocol {
  /// Calls a method of the object.
  @MainActor public func perform(_ aSelector: Selector) { _ = aSelector.call(on: self, []) }

  /// Calls a method of the object with an argument.
  @MainActor public func perform(_ aSelector: Selector, with object: Any?) {
    _ = aSelector.call(on: self, [object as Any])
  }
}

extension Selector {
  /// Creates a selector from a name without its method.
  public init(_ name: String) { self.init(name, calling: nil) }

  /// Creates a selector from a name without its method.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: Hashable {
  /// Returns whether two selectors have the same name.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
