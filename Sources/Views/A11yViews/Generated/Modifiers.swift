// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A modifier that changes nothing.
public struct EmptyModifier {
  /// A modifier that changes nothing.
  nonisolated public static var identity: EmptyModifier { EmptyModifier() }
  /// Creates the modifier.
  nonisolated public init() {}
}

/// A view that says itself whether it has changed. It is always looked at again here.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content
  /// Takes a view.
  nonisolated public init(content: Content) { self.content = content }
}

/// Why content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit per reason.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Marks the view as private. It is exposed, since there is no lock screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

extension View {
  /// Runs a task on an executor while the view exists, again when a value changes.
  nonisolated public func task<T: Equatable>(
    id: T,
    name: String? = nil,
    executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await withTaskExecutorPreference(taskExecutor) { await action() }
    }
  }
}

extension View {
  /// Hides the view from everyone.
  nonisolated public func hidden() -> some View { modifier(ConcealingModifier(isConcealed: true)) }

  /// Sets the opacity; a fully transparent view is not exposed.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(ConcealingModifier(isConcealed: opacity <= 0))
  }

  /// Redacts words and images for a reason: they are not exposed while redacted.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactingModifier(isRedacted: reason.contains(.placeholder))).transformEnvironment(
      \.redactionReasons
    ) { $0.formUnion(reason) }
  }

  /// Removes the reasons for views that ask. What an outer modifier redacts stays redacted.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Runs a task with a name while the view is there.
  nonisolated public func task(
    name: String?,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }
}

extension View where Self: Equatable {
  /// Says itself whether it has changed. It is always looked at again here.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension Diagnostic.Kind {
  /// A view uses something that is accepted and cannot be heard.
  public static let notHeard = Self(rawValue: "notHeard")
}

extension EquatableView: View, PassThroughView {}
