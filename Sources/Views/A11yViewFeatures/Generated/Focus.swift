// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// The priority of a preference for keyboard focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  package let name: String
  /// The preference applies when focus moves automatically.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// The preference also applies when the user moves focus. In this implementation, the Tab key
  /// always follows the reading order.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// An action that resets keyboard focus to the preferred view.
@MainActor public struct ResetFocusAction {
  package nonisolated init() {}
  /// Moves keyboard focus to the preferred view in a scope, or otherwise to its first focusable
  /// view. The action has no effect unless focus is in the scope.
  public func callAsFunction(in namespace: Namespace.ID) {
    CurrentHost.inbox?.post(.request { $0.focus.askReset(namespace) })
  }
}

/// The purposes of keyboard focus on a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set, one per interaction.
  public var rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is activated, like a button.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view is edited with the keyboard, like a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The default, which includes all interactions.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The kinds of submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set, one per trigger.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text in a field is submitted.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A search is submitted.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the keyboard's submit key, which is shown but not spoken.
public struct SubmitLabel: Sendable {
  package let name: String
  /// The label "Done".
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// The label "Go".
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// The label "Send".
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// The label "Join".
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// The label "Route".
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// The label "Search".
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// The label "Return".
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// The label "Next".
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// The label "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
  /// Sets the element that cursors move to when the window or sheet appears. It is the view, or one
  /// inside it, that is bound to a value with `accessibilityFocused`, or otherwise the first
  /// element. The setting applies to the technologies that the wrapper follows.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View { modifier(AccessibilityDefaultFocusModifier(store: binding.store, value: value)) }

  /// Sets the view inside that receives keyboard focus when the window or sheet appears. A focus
  /// request from the program in the same turn takes precedence. The setting has no effect later or
  /// when the user moves focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(store: binding.store, value: value)) }

  /// Makes the view the scope of focus preferences in a namespace.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Makes keyboard focus prefer the view when its window appears and when focus is reset in the
  /// scope.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Sets whether the view can have keyboard focus. The Tab key stops at the first element inside,
  /// which can then export focused values and handle keys. Switch Control does not stop there
  /// unless the element can be activated.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have keyboard focus. The Tab key stops at every such view,
  /// regardless of its interactions.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  { focusable(isFocusable) }

  /// Sets whether the view can have keyboard focus, in the older API. The closure is never called.
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (Bool) -> Void
  ) -> some View { focusable(isFocusable) }

  /// Groups the views inside, so that focus moves through them together. It has no effect, because
  /// focus moves in reading order and grouped views are already adjacent.
  nonisolated public func focusSection() -> some View { self }

  /// Sets the label of the submit key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

extension Diagnostic.Kind {
  /// Several elements are bound to the same value of a focus wrapper.
  public static let ambiguousFocus = Self(rawValue: "ambiguousFocus")

  /// A focus wrapper was set to a value that no element is bound to.
  public static let focusTargetMissing = Self(rawValue: "focusTargetMissing")
}

extension GraphHost {
  /// The values written to focus wrappers whose elements have not been found yet, as text.
  public var unansweredFocus: [String] {
    graph.focus.waiting.map { "\($0.owner) has been waiting for focus on \($0.requestedValue)" }
  }
}
