// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A host that runs an app without a screen. The app's windows and menus are elements of a single tree. The app handles
/// requests from both the user and the system.
///
/// ```swift
/// let session = AssistiveSession(source: AppHost(Greeter()))
/// session.start()
/// ```
public final class AppHost<A: App>: GraphHost {
  /// Creates a host for an app.
  ///
  /// - Parameters:
  ///   - name: The app's name, which is the name of its type by default.
  ///   - files: Paths of documents to open instead of the app's default windows.
  ///   - defaults: The default store for `@AppStorage`. By default, it is the user's defaults.
  ///   - restoration: The file for the windows' `@SceneStorage` values between launches, or `nil` to store no values.
  ///   - prunes: Whether views that have not changed are skipped.
  public init(
    _ app: A,
    name: String? = nil,
    files: [String] = [],
    defaults: UserDefaults = .standard,
    restoration: URL? = nil,
    prunes: Bool = true
  ) {
    let name = name ?? "\(A.self)"
    super.init(prunes: prunes) { graph in
      let record = AppRecord(
        name: name,
        graph: graph,
        restoration: WindowRestoration(file: restoration)
      )
      graph.adopt(record)
      graph.hostEnvironment.put { $0.defaultAppStorage = defaults }
      record.setEnvironment()
      graph.root?.show(TupleView((AppBody(app: app), MenuBarHolder(app: record))))
      record.launch(opening: files)
    }
  }

  /// Performs a request from the system and returns the resulting changes.
  @_spi(Nodes)
  public override func perform(_ request: SystemRequest) -> ActionResponse {
    guard let app = graph.app else { return super.perform(request) }
    var outcome = ActionResponse.Outcome.handled
    let update = graph.turn { outcome = app.perform(request) }
    return ActionResponse(outcome, update: update)
  }

  /// Saves the windows' `@SceneStorage` values for the next launch.
  ///
  /// - Throws: An error if the file cannot be written.
  public func saveWindows() throws { try graph.app?.saveWindows() }
}
