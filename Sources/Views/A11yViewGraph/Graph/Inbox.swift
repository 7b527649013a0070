// SPDX-License-Identifier: MIT

import A11yTree
import Synchronization

/// Events that were posted outside a turn, on any thread, and that wait for the next turn.
package final class Inbox: Sendable {
  package enum Entry: Sendable {
    /// A changed cell. The cell's readers must be evaluated again.
    case cell(AnyCell)
    /// Code that will run inside a turn.
    case action(@MainActor @Sendable () -> Void)
    /// Code that will run inside a turn, with the graph as its argument.
    case request(@MainActor @Sendable (ViewGraph) -> Void)
    /// A message for the user.
    case message(HostMessage)
    /// Work that will be listed as pending.
    case work(PendingWork)
    /// A diagnostic that will be reported.
    case diagnostic(Diagnostic)
  }

  private struct State {
    var entries: [Entry] = []
    var isAwake = false
    var wake: (@Sendable () -> Void)?
    var technologies: AccessibilityTechnologies = []
    var language: String?
    var device: Device?
  }

  private let state = Mutex(State())
  /// Whether the inbox contains any events. In most turns, the inbox is empty, which can be determined without
  /// acquiring the lock.
  private let hasEntries = Atomic(false)

  /// The program's clock.
  package let clock = ProgramClock()

  /// Sets the callback that is called when an event arrives in an empty inbox. The callback can be called on any
  /// thread.
  package func onArrival(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  package func post(_ entry: Entry) {
    let wake = state.withLock { state in
      state.entries.append(entry)
      hasEntries.store(true, ordering: .releasing)
      if state.isAwake { return nil as (@Sendable () -> Void)? }
      state.isAwake = true
      return state.wake
    }
    wake?()
  }

  /// Removes all events and returns them in the order in which they arrived.
  package func drain() -> [Entry] {
    guard !isEmpty else { return [] }
    return state.withLock { state in
      hasEntries.store(false, ordering: .releasing)
      let entries = state.entries
      state.entries = []
      state.isAwake = false
      return entries
    }
  }

  /// The assistive technologies that are turned on. This property can be read from any thread.
  package var technologies: AccessibilityTechnologies {
    get { state.withLock { $0.technologies } }
    set { state.withLock { $0.technologies = newValue } }
  }

  /// The session's language as a BCP 47 tag, or `nil` if the session uses the process's language.
  package var language: String? {
    get { state.withLock { $0.language } }
    set { state.withLock { $0.language = newValue } }
  }

  /// The session's device, or `nil` if the session uses the process's device.
  package var device: Device? {
    get { state.withLock { $0.device } }
    set { state.withLock { $0.device = newValue } }
  }

  package var isEmpty: Bool { !hasEntries.load(ordering: .acquiring) }
}
