// SPDX-License-Identifier: MIT

extension AppLink {
  /// Reports once the app has been quiet for a while after what was asked of it before.
  ///
  /// What is asked meanwhile goes first, and only the last number is reported.
  func settle(_ number: UInt64) {
    add { [self] in
      awaited = number
      quiet.begin(at: .now)
      watch()
    }
  }

  /// Looks whether the app is quiet, at the time when it may be.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    Task { @BusActor in
      while !isClosed, awaited != nil, let left = timeLeft { try? await Task.sleep(for: left) }
      isWatching = false
      if let number = awaited { finish(number) }
    }
  }

  /// How long the app has still to be quiet.
  private var timeLeft: Duration? {
    let now = ContinuousClock.now
    if let pressed = mirror.user.pressedAt { quiet.wait(until: pressed + Self.keyTime) }
    if quiet.due <= now, now - opened < Self.pageTime, mirror.isWaitingForPage {
      quiet.wait(until: now + Self.pageStep)
    }
    return quiet.due > now ? quiet.due - now : nil
  }

  /// Reads what could wait, and reports that the app is quiet.
  private func finish(_ number: UInt64) {
    add { [self] in
      if await mirror.complete(atMost: Self.part) {
        flush()
        return finish(number)
      }
      await mirror.lookAgain()
      // The app has seen everything that was sent before.
      _ = await connection.call([mirror.app.call(.accessible, "GetRole")])
      await takeEvents()
      flush()
      guard awaited == number else { return }
      awaited = nil
      report(.settled(number))
    }
  }
}
