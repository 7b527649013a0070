// SPDX-License-Identifier: MIT

extension AppLink {
  /// How many objects are completed before the next request.
  nonisolated static let part = 200

  /// Reads the app and reports its tree.
  func open() {
    add { [self] in
      do {
        try await Registry(connection: connection).listen(to: mirror.app.program)
      } catch {
        return end("The accessibility bus does not answer.")
      }
      await mirror.open()
      guard mirror.root != nil else { return end("The app does not answer.") }
      flush()
      complete()
    }
  }

  /// Reads what could wait, a part at a time, so that requests come between.
  private func complete() {
    add { [self] in
      let isMore = await mirror.complete(atMost: Self.part)
      flush()
      if isMore { complete() }
    }
  }
}
