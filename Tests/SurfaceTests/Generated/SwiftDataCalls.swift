// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import SwiftData
import SwiftUI

@MainActor
private func call0<Viewed: View>(_ view: Viewed, _ p0: ModelContainer) {
  _ = view.modelContainer(p0)
}

@MainActor
private func call1<Viewed: View>(
  _ view: Viewed,
  _ p0: any PersistentModel.Type,
  _ p1: Bool,
  _ p2: Bool,
  _ p3: Bool,
  _ p4: @escaping (Result<ModelContainer, any Error>) -> Void
) {
  _ = view.modelContainer(
    for: p0,
    inMemory: p1,
    isAutosaveEnabled: p2,
    isUndoEnabled: p3,
    onSetup: p4
  )
}

@MainActor
private func call2<Viewed: View>(
  _ view: Viewed,
  _ p0: [any PersistentModel.Type],
  _ p1: Bool,
  _ p2: Bool,
  _ p3: Bool,
  _ p4: @escaping (Result<ModelContainer, any Error>) -> Void
) {
  _ = view.modelContainer(
    for: p0,
    inMemory: p1,
    isAutosaveEnabled: p2,
    isUndoEnabled: p3,
    onSetup: p4
  )
}

@MainActor
private func call3<Viewed: View>(_ view: Viewed, _ p0: ModelContext) { _ = view.modelContext(p0) }
