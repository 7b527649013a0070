// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

/// Runs code that must fail the test, and returns the failure messages with their lines.
@MainActor
func failures(
  of body: () async throws -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> [(message: String, line: Int)] {
  nonisolated(unsafe) var found: [(message: String, line: Int)] = []
  await withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
    do { try await body() } catch { Issue.record(error) }
  } matching: { issue in
    found.append(
      (issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line ?? 0)
    )
    return true
  }
  return found
}

@MainActor
@Suite("Exhaustive tests, in which all speech must be expected", .timeLimit(.minutes(30)))
struct ExhaustivenessTests {
  @Test("Unexpected speech is reported as a failure at the line that caused the speech")
  func speech() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(SignUp())
      session.perform("next")
      session.perform("next")
      session.expect("Continue, button")
    }
    #expect(found.count == 1)
    #expect(found[0].line == line + 3)
    #expect(
      found[0].message == """
        This was heard after perform("next") but not expected by the test:
          Email, text field, double tap to edit
        Use session.expect("Email, text field, double tap to edit"), or turn off these checks \
        with exhaustive(false).
        """
    )
  }

  @Test("Unexpected speech at the end of a test is also a failure")
  func end() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(SignUp())
      session.perform("last")
    }
    #expect(found.map(\.line) == [line + 3])
    #expect(found[0].message.contains("\n  Later, button\n"))
  }

  @Test("`exhaustive(false)` ignores unexpected speech and finds expected lines among other lines")
  func notExhaustive() async throws {
    let session = try await Session(SignUp()).exhaustive(false)
    session.perform("next")
    session.press("right right left")
    session.expect("Continue, button")
    session.perform("first")
  }

  @Test(
    "A task still running at the end of a test causes a failure at the line that started the task"
  )
  func task() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(Feed(endless: true))
      session.expect("News, heading")
    }
    #expect(found.map(\.line) == [line + 2])
    #expect(
      found[0].message.hasPrefix("A task in Feed, started by opening, was still running when the")
    )
  }

  @Test("`settle` waits for tasks and includes the changes that they make")
  func settle() async throws {
    let session = try await Session(Feed(endless: false))
    session.expectOutline("News, heading")
    await session.settle()
    session.expectOutline("News, heading\nOne\nTwo")
  }

  @Test("`settle` waits for a limited time and reports the tasks that are still running")
  func endless() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(Feed(endless: true))
      await session.settle(within: .milliseconds(60))
    }
    #expect(found.map(\.line) == [line + 3])
    #expect(found[0].message.hasPrefix("Still running after 0.06 seconds:\n  task in Feed\n"))
  }

  @Test("`settle` waits for a limited time even if each task starts another task")
  func restless() async throws {
    let found = await failures {
      let session = try await Session(Restless())
      await session.settle(within: .milliseconds(60))
      session.exhaustive(false)
    }
    #expect(found.count == 1)
    #expect(found[0].message.contains(":\n  task in Restless\n"))
  }

  @Test("A focus request without a matching element causes a failure at the line of the request")
  func focus() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(LostFocus())
      session.find("Go").activate()
    }
    #expect(found.map(\.line) == [line + 3])
    #expect(found[0].message.contains("LostFocus has been waiting for focus on"))
  }

  @Test("Two simultaneous sessions are independent")
  func twoSessions() async throws {
    let one = try await Session(SignUp())
    let other = try await Session(SignUp(), technology: .all)
    one.perform("next")
    other.perform("last")
    one.expect("Email, text field, double tap to edit")
    other.expect("Later, button")
    #expect(one.focus(of: .switchControl) == nil)
    #expect(other.focus(of: .switchControl) != nil)
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View { Text("Steady").task(id: count) { count += 1 } }
}

private struct LostFocus: View {
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View { Button("Go") { isFocused = true } }
}

@MainActor @Suite("Problems in views cause a test to fail", .timeLimit(.minutes(30)))
struct ProblemTests {
  private struct Twice: View {
    let ids: [Int]
    var body: some View { ForEach(ids, id: \.self) { Text("Row \($0)") } }
  }

  @Test("A problem in a view is reported as one failure at the line that caused the problem")
  func opening() async throws {
    let line = #line
    let found = await failures {
      let session = try await Session(Twice(ids: [1, 1]))
      session.perform("next")
      session.expect("Row 1")
    }
    #expect(found.map(\.line) == [line + 2])
    #expect(found[0].message.hasPrefix("After opening: Twice: has several"))
  }

  @Test("A test passes only if exactly the expected problems occur in views")
  func expected() async throws {
    let words = "has several elements with the id 1 in one ForEach"
    let session = try await Session(Twice(ids: [1, 1]))
    session.expectProblems("/.*\(words).*/")
    session.expectProblems()
    let found = await failures {
      let session = try await Session(Twice(ids: [1, 1]))
      session.expectProblems("Nothing of the kind")
      session.expectProblems("/.*/")
    }
    #expect(found.count == 2)
    #expect(found[0].message.contains("expected  Nothing of the kind"))
    #expect(found[0].message.contains(words))
    #expect(found[1].message.hasSuffix("No problem was reported."))
  }

  @Test("Problems in views do not cause a non-exhaustive test to fail")
  func notExhaustive() async throws {
    let session = try await Session(Twice(ids: [1, 1])).exhaustive(false)
    session.perform("next")
  }
}
