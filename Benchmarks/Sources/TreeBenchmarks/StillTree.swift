// SPDX-License-Identifier: MIT

import A11yTree

/// A tree that never changes.
final class StillTree: TreeSource {
  private let update: TreeUpdate
  var onEvent: ((SourceEvent) -> Void)?

  init(_ update: TreeUpdate) { self.update = update }

  func start() -> TreeUpdate { update }
  func perform(_ request: ActionRequest) -> ActionResponse {
    .refused("nothing happens here")
  }
}
