import Synchronization

extension Diagnostic {
  private static let log = Mutex<[Diagnostic]>([])

  /// What was noticed outside of any view graph, such as a wrapper that is in no view.
  public static var uninstalled: [Diagnostic] { log.withLock { $0 } }

  /// Notes that a wrapper was used where it is in no view: in the graph whose turn runs, if one
  /// does, also if it is a handler that uses it.
  package static func reportUninstalled(_ wrapper: Any.Type, _ message: String) {
    let diagnostic = Diagnostic(.notInstalled, view: "\(wrapper)", message + ".")
    if Evaluation.isHere, let graph = Evaluation.graph {
      return Evaluation.assumeIsolated { graph.takeUnretainedValue().report(diagnostic) }
    }
    diagnostic.keep()
  }

  private func keep() {
    Self.log.withLock { if !$0.contains(self) { $0.append(self) } }
  }

  /// Hands the diagnostic to the host that whatever runs here belongs to; on any thread.
  package func post() {
    guard let inbox = CurrentHost.inbox else { return keep() }
    inbox.post(.diagnostic(self))
  }

  /// Notes something about the view that is being evaluated, if one is.
  package static func reportHere(_ kind: Kind, _ message: () -> String) {
    guard Evaluation.isHere, let node = Evaluation.frame.node else { return }
    let text = message()
    Evaluation.assumeIsolated {
      let node = node.takeUnretainedValue()
      node.graph.report(Diagnostic(kind, view: node.viewName, text))
    }
  }
}
