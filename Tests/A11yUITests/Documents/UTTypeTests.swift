// SPDX-License-Identifier: MIT

import Testing
import UniformTypeIdentifiers

@Suite("Types of files", .timeLimit(.minutes(10)))
struct UTTypeTests {
  @Test("a type follows from the end of a name, in any case")
  func extensions() {
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
  }

  @Test("types are kinds of others")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.text.isSupertype(of: .html))
    #expect(!UTType.folder.conforms(to: .data))
  }

  @Test("a program's own types have the last part of their identifier as extension")
  func own() {
    let sheet = UTType(exportedAs: "com.example.typetest.sheet", conformingTo: .json)
    #expect(UTType(filenameExtension: "sheet") == sheet)
    #expect(sheet.conforms(to: .text))
    #expect(UTType("com.example.typetest.sheet") == sheet)
    #expect(UTType("com.example.typetest.unknown") == nil)
    #expect(UTType(filenameExtension: "qqq")?.isDynamic == true)
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
  }
}
