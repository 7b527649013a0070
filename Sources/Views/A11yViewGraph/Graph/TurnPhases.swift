// SPDX-License-Identifier: MIT

/// The phases of a turn in which features act, in order.
package struct TurnPhases: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The phase in which changes from outside the graph are processed by ``GraphFeature/takeIn(_:)``.
  package static let takeIn = Self(rawValue: 1 << 0)
  /// The phase in which ``GraphFeature/contentDidChange(at:in:)`` is called after content has been added, removed or
  /// moved.
  package static let content = Self(rawValue: 1 << 1)
  /// The phase in which ``GraphFeature/didFold(_:)`` is called, after all views have been evaluated and all elements
  /// are up to date.
  package static let fold = Self(rawValue: 1 << 2)
  /// The phase in which ``GraphFeature/resolve(_:)`` is called, after all views have been updated and elements can be
  /// found for requests.
  package static let resolve = Self(rawValue: 1 << 3)
  /// The phase in which ``GraphFeature/cursorsWillSettle(_:in:)`` and ``GraphFeature/cursorsDidSettle(from:in:)`` are
  /// called after cursors have moved.
  package static let cursors = Self(rawValue: 1 << 4)
  /// The phase in which ``GraphFeature/answer(_:at:in:)`` is called when an element has been asked to perform an
  /// action.
  package static let answer = Self(rawValue: 1 << 5)
  /// The phase in which ``GraphFeature/finish(_:)`` is called at the end of the turn, before its update is created.
  package static let finish = Self(rawValue: 1 << 6)
  /// The phase in which the update is created and ``GraphFeature/emit(into:in:)`` is called.
  package static let emit = Self(rawValue: 1 << 7)
}
