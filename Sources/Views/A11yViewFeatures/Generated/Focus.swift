// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// When a preference for keyboard focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  package let name: String
  /// When focus moves by itself.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when the user moves focus. Here Tab follows the reading order regardless.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Resets keyboard focus to the preferred view.
@MainActor public struct ResetFocusAction {
  package nonisolated init() {}
  /// Moves keyboard focus to the preferred view in a scope, or else to the first that can have it;
  /// does nothing unless focus is in the scope.
  public func callAsFunction(in namespace: Namespace.ID) {
    CurrentHost.inbox?.post(.request { $0.focus.askReset(namespace) })
  }
}

/// The purposes of keyboard focus on a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each interaction.
  public var rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Activating the view, like a button.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Typing into the view over time, like a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The default: all of them.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The kinds of submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Submitting text in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Submitting a search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the submit key. A keyboard shows it; it is not spoken.
public struct SubmitLabel: Sendable {
  package let name: String
  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
  /// Sets where the cursors go when the window or sheet appears: to the view, this one or one
  /// inside, that is tied to a value with `accessibilityFocused`; otherwise to the first element.
  /// It applies to the technologies that the wrapper follows. It counts for the technologies that
  /// the wrapper follows.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View { modifier(AccessibilityDefaultFocusModifier(store: binding.store, value: value)) }

  /// Sets which view inside gets keyboard focus when the window or sheet appears. A program's
  /// request for focus in the same turn takes precedence. It has no effect later on or when the
  /// user moves focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(store: binding.store, value: value)) }

  /// Creates the view the scope of a namespace's focus preferences.
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

  /// Sets whether the view can have keyboard focus. Tab stops at the first element inside, which
  /// can then export focused values and handle keys. It does not make a stop for Switch Control:
  /// those are for what can be activated.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have keyboard focus. Tab stops at every view that can, whatever the
  /// interactions.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  { focusable(isFocusable) }

  /// Sets whether the view can have keyboard focus, by its older name. Accepted: it is not told.
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (Bool) -> Void
  ) -> some View { focusable(isFocusable) }

  /// Groups the views inside for moving focus. Here focus moves in reading order, which keeps them
  /// together anyway, so it has no effect.
  nonisolated public func focusSection() -> some View { self }

  /// Sets the label of the submit key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

extension Diagnostic.Kind {
  /// Several elements are tied to one value of a focus wrapper.
  public static let ambiguousFocus = Self(rawValue: "ambiguousFocus")

  /// A focus wrapper was set to a value that no element is tied to.
  public static let focusTargetMissing = Self(rawValue: "focusTargetMissing")
}

extension GraphHost {
  /// The values written to focus wrappers that have not found their element yet, as text.
  public var unansweredFocus: [String] {
    graph.focus.waiting.map { "\($0.owner) wants focus on \($0.requestedValue)" }
  }
}
