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

/// A view that determines whether it has changed. In this implementation, it is always reevaluated.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content
  /// Creates a view with equatable content.
  nonisolated public init(content: Content) { self.content = content }
}

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set, one per reason.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Marks the view as private. It is still exposed, because there is no lock screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

extension View {
  /// Runs a task on an executor while the view exists, and runs it again when a value changes.
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
  /// Hides the view visually and from assistive technologies.
  nonisolated public func hidden() -> some View { modifier(ConcealingModifier(isConcealed: true)) }

  /// Sets the opacity. A fully transparent view is not exposed.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(ConcealingModifier(isConcealed: opacity <= 0))
  }

  /// Redacts words and images for a reason. They are not exposed while they are redacted.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactingModifier(isRedacted: reason.contains(.placeholder))).transformEnvironment(
      \.redactionReasons
    ) { $0.formUnion(reason) }
  }

  /// Removes the redaction reasons for views that check them. Content that an outer modifier
  /// redacts stays redacted.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Runs a task with a name while the view exists.
  nonisolated public func task(
    name: String?,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }
}

extension View where Self: Equatable {
  /// Lets the view determine whether it has changed. In this implementation, it is always
  /// reevaluated.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension Diagnostic.Kind {
  /// A view uses a declaration that is accepted but has no audible effect.
  public static let notHeard = Self(rawValue: "notHeard")
}

extension EquatableView: View, PassThroughView {}
