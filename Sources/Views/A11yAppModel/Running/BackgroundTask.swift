// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// Work that an app performs while it is not visible.
///
/// In a11ynav, background work never starts automatically. The `background task` command starts background work by
/// name.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// The closure that returns a background request for a name, or `nil` if the work does not accept the name.
  package let request: @Sendable (String) -> Request?
  /// The quality of the match: 2 if the work specifies this exact name, 1 if it specifies a rule that the name
  /// satisfies, and 0 if it accepts any name.
  package let precision: Int

  package init(_ precision: Int, _ request: @escaping @Sendable (String) -> Request?) {
    self.precision = precision
    self.request = request
  }

  init(named name: String) where Request == Void {
    self.init(2) { $0 == name ? () : nil }
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Work that runs after transfers of any name have ended.
  public static var urlSession: Self { Self(0) { $0.isEmpty ? nil : $0 } }

  /// Work that runs after transfers whose names satisfy a rule have ended.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> Self {
    Self(1) { matching($0) ? $0 : nil }
  }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// Work that refreshes the app's content. The action receives the name of the background task.
  public static var appRefresh: Self { Self(0) { .some($0.isEmpty ? nil : $0) } }
}

/// Background work that matches a requested name.
package struct BackgroundMatch {
  package let precision: Int
  package let start: @Sendable () async -> Void
}

extension Scene {
  /// Performs work while the app is not visible. The background work is complete when the closure returns.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    ModifiedScene(
      self,
      _EventModifier(
        .runs { name in
          task.request(name).map { request in
            BackgroundMatch(precision: task.precision) { _ = await action(request) }
          }
        }
      )
    )
  }
}
