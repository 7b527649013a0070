import A11yTree
import Synchronization

/// What happened outside of turns, on whatever thread, waiting for the next turn.
final class Inbox: Sendable {
  enum Entry: Sendable {
    /// The cell's readers are to be evaluated again.
    case cell(AnyCell)
    /// To be run inside a turn.
    case action(@MainActor @Sendable () -> Void)
    /// To be told the user.
    case notice(Notice)
    /// To be kept as something that runs.
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
  func onArrival(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  func post(_ entry: Entry) {
    let wake = state.withLock { state in
      state.entries.append(entry)
      if state.isAwake { return nil as (@Sendable () -> Void)? }
      state.isAwake = true
      return state.wake
    }
    wake?()
  }

  /// Takes everything out, in the order in which it came.
  func drain() -> [Entry] {
    state.withLock { state in
      let entries = state.entries
      state.entries = []
      state.isAwake = false
      return entries
    }
  }

  /// The technologies that are on, for whoever asks on another thread.
  var technologies: AccessibilityTechnologies {
    get { state.withLock { $0.technologies } }
    set { state.withLock { $0.technologies = newValue } }
  }

  var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }
}
