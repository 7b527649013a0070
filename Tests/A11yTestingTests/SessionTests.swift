// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Sessions in tests", .timeLimit(.minutes(30)))
struct SessionTests {
  @Test("An input error moves focus to the field that caused it")
  func errorFocus() async throws {
    let session = try await Session(SignUp(), technology: .voiceOver)
    session.find("Continue").activate()
    session.expect("Email, text field, double tap to edit")
    #expect(session.focus(of: .switchControl) == nil)
    #expect(session.focus(of: .voiceOver) == session.find(identifier: "email"))
    session.type("a@b.example")
    session.expect("is editing", "a@b.example")
    session.find("Continue").activate()
    session.expectOutline(
      """
      Sign up, heading
      Email, a@b.example, text field, is editing
      Continue, button
      ...
      Welcome
      """
    )
    session.expectSilence()
  }

  @Test("A test may expect a screen’s opening words, but does not have to")
  func opening() async throws {
    let session = try await Session(SignUp())
    session.expect("Sign up, heading")
    let other = try await Session(SignUp())
    other.perform("last")
    other.expect("Later, button")
  }

  private final class Count {
    var bodies = 0
  }

  private struct Counted: View {
    let count: Count
    var body: some View {
      count.bodies += 1
      return Text("Same")
    }
  }

  private struct Changing: View {
    let count: Count
    @State private var presses = 0
    var body: some View {
      Button("Press") { presses += 1 }.accessibilityValue("\(presses)")
      Counted(count: count)
    }
  }

  @Test("Skipping unneeded view evaluations does not change the spoken words")
  func pruning() async throws {
    for prunes in [true, false] {
      let count = Count()
      let session = try await Session(Changing(count: count), prunes: prunes)
      session.find("Press").activate()
      session.expect("1")
      session.expectOutline("Press, 1, button\nSame")
      #expect(count.bodies == (prunes ? 1 : 2))
    }
  }

  @Test("Patterns in tests match in the same way as patterns in transcripts")
  func patterns() async throws {
    let session = try await Session(SignUp())
    session.expect("/Sign .*/")
    session.press("right left")
    session.expect("...", "Sign up, heading")
  }
}

@MainActor @Suite("Auditing a session in a test", .timeLimit(.minutes(30)))
struct SessionAuditTests {
  @Test func `A session is audited in its current state`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-audit-\(UUID().uuidString).aria.yaml")
    try Data("- button\n- heading \"Shop\" [level=1]\n- button \"Search button\"\n".utf8).write(
      to: file
    )
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try await Session(contentsOf: file).exhaustive(false)
    #expect(session.audit().map(\.rule.id) == ["no-words", "role-twice"])
    #expect(try session.audit(Audit(only: ["stutter"])).isEmpty)
  }
}
