// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Synchronization

/// What a program knows about its tips, for as long as it runs.
final class TipStore: Sendable, Observable {
  static let shared = TipStore()

  /// What is kept.
  struct State: Sendable {
    var isConfigured = false
    var shown: Shown?
    var invalid: [String: Tips.InvalidationReason] = [:]
    var values: [String: any Sendable] = [:]
    var donations: [String: [Date]] = [:]
  }

  /// Which tips are shown whatever their rules say.
  enum Shown: Sendable {
    case all, nothing
    case only(Set<String>)
  }

  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())

  /// Changes whenever anything does, for those who observe it.
  private var changes: Int { 0 }

  func read<T: Sendable>(_ body: @Sendable (State) -> T) -> T {
    registrar.access(self, keyPath: \.changes)
    return state.withLock { body($0) }
  }

  func change(_ body: @Sendable (inout State) -> Void) {
    registrar.withMutation(of: self, keyPath: \.changes) { state.withLock { body(&$0) } }
  }
}
