@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A kind of work that an app does while nobody sees it.
///
/// Nothing starts such work by itself here: `background task` and a name does.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// What is asked for if a name means this; `nil` if it does not.
  package let request: @Sendable (String) -> Request?
  /// How exactly a name means this: by itself, by a rule, or with all others.
  package let precision: Int

  package init(_ precision: Int, _ request: @escaping @Sendable (String) -> Request?) {
    self.precision = precision
    self.request = request
  }

  private init(named name: String) where Request == Void {
    self.init(2) { $0 == name ? () : nil }
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Transfers of any name have ended.
  public static var urlSession: Self { Self(0) { $0.isEmpty ? nil : $0 } }

  /// Transfers have ended whose names a rule takes.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> Self {
    Self(1) { matching($0) ? $0 : nil }
  }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// It is time to refresh what the app shows; the name is handed on.
  public static var appRefresh: Self { Self(0) { .some($0.isEmpty ? nil : $0) } }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Transfers of a name have ended.
  public static func urlSession(_ identifier: String) -> Self { Self(named: identifier) }
  /// It is time to refresh what a name stands for.
  public static func appRefresh(_ identifier: String) -> Self { Self(named: identifier) }
  /// An intent has run.
  public static var intentDidRun: Self { Self(named: "intentDidRun") }
  /// A shortcut may be relevant.
  public static var relevantShortcut: Self { Self(named: "relevantShortcut") }
  /// The watch and the phone are in touch.
  public static var watchConnectivity: Self { Self(named: "watchConnectivity") }
  /// Something nearby calls.
  public static var bluetoothAlert: Self { Self(named: "bluetoothAlert") }
}

/// Work that a name means.
package struct BackgroundMatch {
  package let precision: Int
  package let start: @Sendable () async -> Void
}

extension Scene {
  /// Does work while nobody sees the app; when the closure returns, it is done.
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
