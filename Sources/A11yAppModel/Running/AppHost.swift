import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Runs an app without a screen: its windows and menus are the elements of a tree, and what a user
/// or the system asks for, the app does.
///
/// ```swift
/// let session = Session(source: AppHost(Greeter()))
/// session.start()
/// ```
public final class AppHost<A: App>: GraphHost {
  /// Takes an app to run.
  ///
  /// - Parameters:
  ///   - name: What the app is called; by default the name of its type.
  ///   - files: Paths of documents to open instead of what the app opens by itself.
  ///   - defaults: Where `@AppStorage` keeps what names no store of its own; by default the user's
  ///     defaults.
  ///   - restoration: The file in which the windows' `@SceneStorage` is kept from one launch to the
  ///     next; by default it is not.
  ///   - prunes: Whether what is the same as before is passed over.
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
      let record = AppRecord(name: name, graph: graph)
      graph.adopt(record)
      record.restoration = WindowRestoration(file: restoration)
      graph.hostEnvironment.put { $0.defaultAppStorage = defaults }
      record.setEnvironment()
      graph.root?.show(TupleView((AppBody(app: app), MenuBarHolder(app: record))))
      record.launch(opening: files)
    }
  }

  /// Has the app do what the system asked for, and says what changed.
  @_spi(Nodes)
  public override func perform(_ request: SystemRequest) -> ActionResponse {
    guard let app = graph.app else { return super.perform(request) }
    var notice: String?
    let update = graph.turn { notice = app.perform(request) }
    guard let notice else { return .handled(update) }
    return .refused(notice, update: update)
  }

  /// Writes down what the windows keep for the next launch.
  ///
  /// - Throws: An error if the file cannot be written.
  public func saveWindows() throws { try graph.app?.saveWindows() }
}
