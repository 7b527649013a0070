// SPDX-License-Identifier: MIT

import Synchronization

extension Diagnostic {
  /// Diagnostics about mistakes outside any view graph, for which there is no host.
  private static let log = Mutex<[Diagnostic]>([])

  /// Diagnostics that were reported outside any view graph, such as a diagnostic about a property wrapper that does not
  /// belong to a view.
  public static var uninstalled: [Diagnostic] { log.withLock { $0 } }

  /// Reports that a property wrapper was used outside a view. If a graph is running a turn, the report is sent to that
  /// graph, because the property wrapper may have been used in a handler.
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

  /// Sends the diagnostic to the running code's host. This method can be called on any thread.
  package func post() {
    guard let inbox = CurrentHost.inbox else { return keep() }
    inbox.post(.diagnostic(self))
  }

  /// Reports a diagnostic about the view that is currently being evaluated, if there is one.
  package static func reportHere(_ kind: Kind, _ message: () -> String) {
    guard Evaluation.isHere, let node = Evaluation.frame.node else { return }
    let text = message()
    Evaluation.assumeIsolated {
      let node = node.takeUnretainedValue()
      node.graph.report(Diagnostic(kind, view: node.viewName, text))
    }
  }
}
