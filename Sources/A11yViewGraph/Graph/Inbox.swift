import A11yTree
import Synchronization

/// What happened outside turns, on any thread, and waits for the next turn.
package final class Inbox: Sendable {
  package enum Entry: Sendable {
    /// The cell's readers are to be evaluated again.
    case cell(AnyCell)
    /// To be run inside a turn.
    case action(@MainActor @Sendable () -> Void)
    /// To be run inside a turn, with the graph.
    case request(@MainActor @Sendable (ViewGraph) -> Void)
    /// To be said or shown to the user.
    case message(HostMessage)
    /// To be listed as running.
    case work(PendingWork)
    /// To be reported.
    case diagnostic(Diagnostic)
  }

  private struct State {
    var entries: [Entry] = []
    var isAwake = false
    var wake: (@Sendable () -> Void)?
    var technologies: AccessibilityTechnologies = []
  }

  private let state = Mutex(State())

  /// Sets what is called when something arrives after the inbox was empty; on any thread.
  package func onArrival(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  package func post(_ entry: Entry) {
    let wake = state.withLock { state in
      state.entries.append(entry)
      if state.isAwake { return nil as (@Sendable () -> Void)? }
      state.isAwake = true
      return state.wake
    }
    wake?()
  }

  /// Takes everything out, in the order in which it came.
  package func drain() -> [Entry] {
    state.withLock { state in
      let entries = state.entries
      state.entries = []
      state.isAwake = false
      return entries
    }
  }

  /// The technologies that are on, for whoever asks on another thread.
  package var technologies: AccessibilityTechnologies {
    get { state.withLock { $0.technologies } }
    set { state.withLock { $0.technologies = newValue } }
  }

  package var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }
}
