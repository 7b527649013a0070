// SPDX-License-Identifier: MIT

/// The points in a turn at which features act, in order.
package struct TurnPhases: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Changes from outside the graph are processed in ``GraphFeature/takeIn(_:)``.
  package static let takeIn = Self(rawValue: 1 << 0)
  /// Content was added, removed or moved, for ``GraphFeature/contentDidChange(at:in:)``.
  package static let content = Self(rawValue: 1 << 1)
  /// Views have been evaluated and elements are up to date, for ``GraphFeature/didFold(_:)``.
  package static let fold = Self(rawValue: 1 << 2)
  /// Views have settled and requests can find their elements, in ``GraphFeature/resolve(_:)``.
  package static let resolve = Self(rawValue: 1 << 3)
  /// Cursors have moved, for ``GraphFeature/cursorsWillSettle(_:in:)`` and ``GraphFeature/cursorsDidSettle(from:in:)``.
  package static let cursors = Self(rawValue: 1 << 4)
  /// An element is asked to perform an action, in ``GraphFeature/answer(_:at:in:)``.
  package static let answer = Self(rawValue: 1 << 5)
  /// The turn is over except for its update, in ``GraphFeature/finish(_:)``.
  package static let finish = Self(rawValue: 1 << 6)
  /// The update is created, in ``GraphFeature/emit(into:in:)``.
  package static let emit = Self(rawValue: 1 << 7)
}
