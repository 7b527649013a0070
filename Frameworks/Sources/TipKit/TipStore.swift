// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Synchronization

/// The information about a program's tips, which is retained while the program runs.
final class TipStore: Sendable, Observable {
  static let shared = TipStore()

  /// The stored state.
  struct State: Sendable {
    var isConfigured = false
    var shown: Shown?
    var invalid: [String: Tips.InvalidationReason] = [:]
    var values: [String: any Sendable] = [:]
    var donations: [String: [Date]] = [:]
  }

  /// The set of tips that are shown regardless of their rules.
  enum Shown: Sendable {
    case all, nothing
    case only(Set<String>)
  }

  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())

  /// The property that observers track; a change to it is reported whenever the state changes.
  private var changes: Int { 0 }

  func read<T: Sendable>(_ body: @Sendable (State) -> T) -> T {
    registrar.access(self, keyPath: \.changes)
    return state.withLock { body($0) }
  }

  func change(_ body: @Sendable (inout State) -> Void) {
    registrar.withMutation(of: self, keyPath: \.changes) { state.withLock { body(&$0) } }
  }
}
