// SPDX-License-Identifier: MIT

/// Qt.
///
/// Source: dumps of Qt 5.15.8.
struct Qt: Toolkit {
  /// The contents of a closed combo box have no size, though they have the state of showing.
  func shows(_ facts: AccessibleFacts) -> Bool {
    facts.isVisible && facts.states.contains(.showing) && facts.isSized
  }

  var quiet: Duration { .milliseconds(180) }
  var hasSparseEvents: Bool { true }
  var hasCache: Bool { false }
  var readsPropertiesSingly: Bool { true }
  /// Inserting into a text loses all the rest.
  var replacesLongTexts: Bool { true }
}

extension AccessibleFacts {
  /// Whether the object has a size, or is of a kind that has none.
  var isSized: Bool { frame != nil || !interfaces.contains(.component) }
}
