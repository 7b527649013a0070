// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Foundation
import Testing

/// A person who types into a text field, either slowly or ahead of the answers.
@MainActor
package final class Typist {
  package let session: AssistiveSession
  /// The notices shown so far.
  package private(set) var notices: [String] = []
  private let driver: TaskDriver

  /// Starts editing the field with the given name, or the first field if no name is given.
  package init(_ source: any TreeSource, editing field: String? = nil) async throws {
    var settings = SessionSettings()
    settings.verbosity.speaksHints = false
    session = AssistiveSession(
      source: source,
      settings: settings,
      pacing: .person(waitsForVoice: false)
    )
    driver = TaskDriver(session, limit: .seconds(300))
    session.onRecord = { [weak self] record in
      if case .notice(let text) = record.content { self?.notices.append(text) }
    }
    await driver.start()
    for command in (field.map { ["choose \($0)"] } ?? []) + ["activate"] {
      await driver.perform(try CommandParser.parse(command, for: .voiceOver))
    }
    _ = try #require(session.editedText)
  }

  /// Presses keys. Each key waits for the answer to the previous key.
  package func press(_ keys: [Key]) async {
    for key in keys { await driver.perform(.press(key)) }
  }

  /// Presses keys without waiting, but occasionally gives the source time to answer.
  package func pressAhead(_ keys: [Key]) async {
    for (place, key) in keys.enumerated() {
      session.perform(.press(key))
      if place % 7 == 1 { await Task.yield() }
    }
    await withCheckedContinuation { done in session.whenTurnIsOver { done.resume() } }
  }

  /// The labels and values of the text fields, in document order.
  package var values: [String] {
    var values: [String] = []
    var pending = session.tree.root.map { [$0] } ?? []
    while let next = pending.popLast() {
      guard let element = session.tree[next] else { continue }
      if element.role.isTextEntry { values.append("\(element.label): \(element.value)") }
      pending += element.children.reversed()
    }
    return values
  }

  package func close() { session.close() }

  /// Returns random keys that type, move and delete. There are 30 keys unless `A11YNAV_KEYS` sets another number.
  package static func keys(seed: UInt64) -> [Key] {
    let count = ProcessInfo.processInfo.environment["A11YNAV_KEYS"].flatMap { Int($0) } ?? 30
    var state = seed
    let others: [Key] = [
      Key(.left), Key(.right), Key(.backspace), Key(.delete), Key(.home), Key(.end), Key(" "),
    ]
    let letters = Array("abcdefghijklmnopqrstuvwxyzqQäß")
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33)
      if number % 3 == 0 { return others[number / 3 % others.count] }
      return Key(letters[number / 3 % letters.count])
    }
  }
}

extension Key {
  /// Returns a key press for each character.
  package static func keys(_ text: String) -> [Key] { text.map { Key($0) } }
}
