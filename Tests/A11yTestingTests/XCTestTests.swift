// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  import A11yTesting
  import XCTest

  /// Tests of the same type of session in XCTest, which reports a failure at the line that caused it.
  final class XCTestTests: XCTestCase {
    private nonisolated(unsafe) var failures: [(message: String, file: String, line: Int)] = []
    private nonisolated(unsafe) var isExpectingFailures = false

    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isExpectingFailures else {
        super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
        return
      }
      failures.append((description, filePath, lineNumber))
    }

    @MainActor
    func testWhatIsExpectedPasses() async throws {
      let session = try await Session(SignUp())
      session.find("Continue").activate()
      session.expect("Email, text field, double tap to edit")
    }

    @MainActor
    func testWhatDiffersFails() async throws {
      isExpectingFailures = true
      let line = #line
      try await failingTwice()
      isExpectingFailures = false
      XCTAssertEqual(failures.map(\.line), [line + 13, line + 14])
      XCTAssertEqual(failures.map(\.file), ["\(#filePath)", "\(#filePath)"])
      XCTAssert(failures[0].message.contains("  heard     Email, text field"))
      XCTAssert(failures[1].message.contains("but not expected by the test:\n  Later, button"))
    }

    @MainActor
    private func failingTwice() async throws {
      let session = try await Session(SignUp())
      session.perform("next")
      session.expect("Mail, text field")
      session.perform("last")
    }
  }
#endif
