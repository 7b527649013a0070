// SPDX-License-Identifier: MIT

import Testing

@testable import A11yProjects

@Suite("Parsing the Swift compiler’s errors", .timeLimit(.minutes(30)))
struct CompilerErrorTests {
  @Test func `Each error is read once, with its position`() {
    let errors = CompilerError.all(
      in: """
        /a/B: C.swift:3:4: error: cannot find 'X' in scope
        /a/B: C.swift:3:4: error: cannot find 'X' in scope
        /a/D.swift:9:1: warning: three
        error: emit-module command failed
        /a/D.swift:10:2: error: cannot find type 'Y' in scope
        """
    )
    #expect(errors.map(\.path) == ["/a/B: C.swift", "/a/D.swift"])
    #expect(errors.map(\.line) == [3, 10])
    #expect(errors.map(\.column) == [4, 2])
    #expect(errors[0].missingValue == "X")
    #expect(errors[1].missingType == "Y")
  }

  @Test func `An error in a macro is reported at its use, and a crash at the declaration`() {
    let errors = CompilerError.all(
      in: """
        macro expansion @Model:3:1: error: cannot find 'Z' in scope
        /a/D.swift:7:1: note: in expansion of macro 'Model' on class 'A' here
        4.\tWhile type-checking 'body' (at /a/E.swift:5:3)
        5.\tWhile evaluating request (at [/a/F.swift:6:1 - line:8:2] RangeText="{")
        """
    )
    #expect(
      errors.map { "\($0.path):\($0.line)" } == ["/a/D.swift:7", "/a/E.swift:5", "/a/F.swift:6"]
    )
    #expect(errors[0].message == "cannot find 'Z' in scope")
  }

  @Test func `Notes about properties replace the errors about their type`() {
    let errors = CompilerError.all(
      in: """
        /a/D.swift:1:7: error: class 'A' has no initializers
        /a/D.swift:2:7: note: stored property 'b' without initial value prevents synthesized initializers
        """
    )
    #expect(errors.map(\.line) == [2])
  }

  @Test func `The missing name is found in each kind of message`() {
    func name(_ message: String) -> String? {
      CompilerError(path: "", line: 1, column: 1, message: message).name
    }
    #expect(name("cannot find 'LazyImage' in scope") == "LazyImage")
    #expect(name("value of type 'some View' has no member 'shimmer'") == "shimmer")
    #expect(name("cannot infer contextual base in reference to member 'red'") == "red")
    #expect(name("the compiler crashes") == nil)
  }

  @Test func `Only arguments that affect the code's types are kept`() {
    #expect(
      CompileCommand.relevant([
        "-g", "-Xcc", "-g", "-index-store-path", "/x", "-DFULL", "-incremental", "-Xfrontend",
        "-load-plugin-executable", "-parseable-output", "-Xcc",
      ]) == ["-Xcc", "-g", "-DFULL", "-Xfrontend", "-load-plugin-executable", "-Xcc"]
    )
  }
}
