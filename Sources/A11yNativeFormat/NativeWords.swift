// SPDX-License-Identifier: MIT

import A11yTree

/// The native format's words for states, traits and actions.
package enum NativeWords {
  /// The state flags, in the order in which the native format lists them.
  package static let states: [(name: String, state: WritableKeyPath<States, Bool> & Sendable)] = [
    ("disabled", \.isDisabled), ("selected", \.isSelected), ("hidden", \.isHidden),
    ("required", \.isRequired), ("readOnly", \.isReadOnly), ("busy", \.isBusy),
    ("editing", \.isEditing), ("protected", \.isProtected), ("multiline", \.isMultiline),
    ("visited", \.isVisited), ("multiselectable", \.isMultiselectable), ("current", \.isCurrent),
  ]

  package static func states(of states: States) -> [String] {
    Self.states.filter { states[keyPath: $0.state] }.map(\.name)
  }

  package static func traits(of traits: AccessibilityTraits) -> [String] {
    AccessibilityTraits.names.filter { traits.contains($0.trait) }.map(\.name)
  }

  package static func actions(of actions: ActionSet) -> [String] {
    ActionSet.names.filter { actions.contains($0.action) }.map(\.name)
  }

  package static func state(_ name: String) -> (WritableKeyPath<States, Bool> & Sendable)? {
    states.first { $0.name == name }?.state
  }

  package static func trait(_ name: String) -> AccessibilityTraits? {
    AccessibilityTraits.names.first { $0.name == name }?.trait
  }

  package static func action(_ name: String) -> ActionSet? {
    ActionSet.names.first { $0.name == name }?.action
  }
}

extension Optional where Wrapped: Equatable {
  /// Returns the value, or `nil` if it equals the given default and is therefore omitted.
  func unless(_ value: Wrapped) -> Wrapped? { self == value ? nil : self }
}

extension Optional where Wrapped: Collection {
  /// The value, or `nil` if it is empty and is therefore omitted.
  var unlessEmpty: Wrapped? { self?.isEmpty == true ? nil : self }
}
