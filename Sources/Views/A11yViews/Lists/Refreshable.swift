// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// An action that refreshes content.
public struct RefreshAction: Sendable {
  package let action: @MainActor @Sendable () async -> Void

  /// Refreshes the content and returns when the refresh is complete.
  @MainActor
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// An action that refreshes the content, or `nil` if the content cannot be refreshed.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A modifier that refreshes its content when the user scrolls past the top.
public struct _RefreshModifier {
  package let action: RefreshAction
  package nonisolated init(action: RefreshAction) { self.action = action }
}

extension _RefreshModifier: ViewModifier, ElementModifier {
  package func fold(into element: inout Element, in context: ModifierContext) {
    element.actions.insert(.scroll)
  }

  package func handler(
    for action: Action,
    in context: ModifierContext
  ) -> (@MainActor () -> Void)? {
    guard action == .scroll(.top) else { return nil }
    let refresh = self.action
    return { Task { @MainActor in await refresh() } }
  }
}

extension View {
  /// Allows users to refresh the content by scrolling up, and programs to refresh it with
  /// ``EnvironmentValues/refresh``.
  @preconcurrency
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refresh, refresh).modifier(_RefreshModifier(action: refresh))
  }
}
