import A11yTree

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
  ///   - prunes: Whether what is the same as before is passed over.
  public init(_ app: A, name: String? = nil, files: [String] = [], prunes: Bool = true) {
    let name = name ?? "\(A.self)"
    super.init(prunes: prunes) { graph in
      let record = AppRecord(name: name, graph: graph)
      graph.app = record
      record.setEnvironment()
      graph.root?.show(TupleView((AppBody(app: app), MenuBarHolder(app: record))))
      record.launch(opening: files)
    }
  }
}
