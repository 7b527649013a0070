// SPDX-License-Identifier: MIT

import A11yAppSources
import A11yJSON
import Foundation
import Testing

@testable import A11yProjects

@Suite("The file that lists the code that was cut from an app", .timeLimit(.minutes(30)))
struct CutFileTests {
  private static let entry = CutFile.Entry(
    cut: SourceCut(
      kind: .modifier,
      place: "Recipe.body",
      text: ".shimmer(\"a\")",
      number: 2,
      name: "shimmer"
    ),
    error: "value of type 'some View' has no member 'shimmer'",
    isKept: true
  )

  @Test func `Written cuts are read back unchanged, and equal cuts produce equal text`() throws {
    var file = CutFile()
    file.files["B.swift"] = [Self.entry]
    file.files["A.swift"] = [
      CutFile.Entry(
        cut: SourceCut(kind: .value, place: "x", text: "y", name: "y", replacement: ".init()"),
        error: ""
      )
    ]
    file.types = [CutFile.StandInType(target: "Shop", name: "Cart", text: "struct Cart {}")]
    let read = try CutFile(JSONValue(json: Array(file.text.utf8)))
    #expect(read == file)
    #expect(read.text == file.text)
    #expect(
      file.text.hasPrefix(
        """
        {
          "cuts": [
            {
              "file": "A.swift",
              "in": "x",
              "kind": "value",
              "text": "y",
              "name": "y",
              "with": ".init()",
              "error": ""
            },

        """
      )
    )
    #expect(CutFile().isEmpty && !file.isEmpty)
  }

  @Test
  func
    `Targets that share a file have one list of cuts if their cuts are equal, otherwise separate lists`()
  {
    var file = CutFile()
    file.add([("iOS", [Self.entry]), ("macOS", [Self.entry])], in: "A.swift")
    #expect(file.entries(in: "A.swift", of: "iOS").count == 1)
    #expect(file.files["A.swift"]?.count == 1)
    file.add([("iOS", [Self.entry]), ("macOS", [])], in: "B.swift")
    #expect(file.entries(in: "B.swift", of: "iOS").count == 1)
    #expect(file.entries(in: "B.swift", of: "macOS").isEmpty)
  }

  @Test(arguments: [
    ("", "ends unexpectedly"), ("[]", "the file is not a JSON object"),
    ("{\"cuts\": [{}]}", "cut 1 has no \"file\""),
    (
      "{\"cuts\": [{\"file\": \"A.swift\", \"kind\": \"everything\"}]}",
      "the \"kind\" of cut 1 must be one of"
    ),
    ("{\"types\": [{\"name\": \"A\"}]}", "type 1 has no \"target\""),
    ("{\"cuts\": [", "ends unexpectedly"),
  ]) func `An invalid file is refused with the position of the mistake`(
    text: String,
    reason: String
  ) throws {
    let folder = try ProjectFolder(["a11ynav/Cuts.json": text])
    defer { folder.remove() }
    let error = #expect(throws: ProjectError.self) { try CutFile(in: folder.url) }
    let message = try #require(error.map { "\($0)" })
    #expect(message.hasPrefix("a11ynav/Cuts.json: "))
    #expect(message.contains(reason))
    #expect(message.hasSuffix("; correct it, or delete the file"))
  }

  @Test func `An app without the file with cuts has no cuts`() throws {
    let folder = try ProjectFolder(["A.swift": ""])
    defer { folder.remove() }
    #expect(try CutFile(in: folder.url).isEmpty)
  }
}
