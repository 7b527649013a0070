// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("The messages of failing tests", .timeLimit(.minutes(30)))
struct FailureTests {
  @Test("A failure shows the expected and the spoken line, with the differing words marked")
  func expectation() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(SignUp())
      session.perform("next")
      session.expect("E-mail, secure text field, double tap to edit")
    }
    #expect(found.map(\.line) == [line + 4])
    #expect(
      found[0].message == """
        The words after perform("next") differ from the expected ones:

          expected  E-mail, secure text field, double tap to edit
                    ^^^^^^  ^^^^^^
          heard     Email, text field, double tap to edit
                    ^^^^^

          Around VoiceOver’s cursor:
              Sign up, heading
            ▸ Email, text field
              Continue, button
              Later, button

          To record the new words: A11YNAV_RECORD=1 swift test
        """
    )
  }

  @Test("The failure for a missing element shows the nearest matches and the outline")
  func missing() async throws {
    let found = await failures {
      let session = try await Session(SignUp())
      session.find("Contineu").activate()
    }
    #expect(
      found.map(\.message) == [
        """
        No element matches "Contineu"; the closest match is “Continue”. These elements \
        can be reached:
          Sign up, heading
          Email, text field
          Continue, button
          Later, button
        """
      ]
    )
  }

  @Test("If words match several elements, the failure lists all matching elements")
  func ambiguous() async throws {
    let found = await failures {
      let session = try await Session(document: "- button \"Buy\"\n- button \"Buy\"\n")
      session.find("Buy").activate()
    }
    #expect(
      found.map(\.message) == [
        "\"Buy\" matches 2 elements; make the query more specific:\n  Buy, button\n  Buy, button"
      ]
    )
  }

  @Test("If an outline differs from the expected outline, the failure shows both")
  func outline() async throws {
    let found = await failures {
      let session = try await Session(SignUp())
      session.expectOutline("Sign up, heading\nEmail, text field\nCancel, button\nLater, button")
    }
    #expect(found.count == 1)
    #expect(
      found[0].message.contains(
        "  expected  Cancel, button\n            ^^^^^^\n  heard     Continue, button\n            ^^^^^^^^\n"
      )
    )
  }

  @Test("Unknown commands, unknown keys and invalid patterns cause a test to fail")
  func unknown() async throws {
    let found = await failures {
      let session = try await Session(SignUp())
      session.perform("nxet")
      session.press("rihgt")
      session.expect("/a(/")
    }
    #expect(found.count == 3)
    #expect(found[0].message == "there is no command called “nxet”; the closest match is “next”")
    #expect(found[1].message == "there is no key called “rihgt”; the closest match is “right”")
    #expect(found[2].message.hasPrefix("“a(” is not a valid regular expression"))
  }

  @Test("Unexpected speech and missing words cause failures")
  func silence() async throws {
    let found = await failures {
      let session = try await Session(SignUp())
      session.perform("next")
      session.expectSilence()
      session.expect("Continue, button")
    }
    #expect(found.count == 2)
    #expect(
      found[0].message.hasPrefix(
        "Nothing should be spoken after perform(\"next\"), but these words were"
      )
    )
    #expect(found[1].message.contains("  expected  Continue, button\n  Nothing was heard.\n"))
  }

  @Test("Typing in a test while no text field is being edited is reported")
  func typing() async throws {
    let found = await failures {
      let session = try await Session(SignUp())
      session.type("a")
    }
    #expect(found.count == 1)
    #expect(found[0].message.hasPrefix("Cannot type, because the cursor is not"))
  }

  @Test("An expectation whose words were never recorded reports the words that were spoken")
  func nothingWritten() async throws {
    let found = await failures {
      let session = try await Session(SignUp())
      session.expect()
    }
    #expect(
      found.map(\.message) == [
        """
        Nothing has been recorded yet. Heard after opening:
          Sign up, heading
          To record the new words: A11YNAV_RECORD=1 swift test
        """
      ]
    )
  }

  @Test("In a test, an unreadable document causes an error of a specific type")
  func badDocument() async throws {
    await #expect(throws: (any Error).self) { try await Session(document: "- button \"Buy") }
    await #expect(throws: (any Error).self) {
      try await Session(contentsOf: URL(fileURLWithPath: "/nowhere/page.yaml"))
    }
  }
}
