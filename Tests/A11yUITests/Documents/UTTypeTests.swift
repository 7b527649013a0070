// SPDX-License-Identifier: MIT

import Testing
import UniformTypeIdentifiers

@Suite("File types, their extensions and their supertypes", .timeLimit(.minutes(30)))
struct UTTypeTests {
  @Test("A file’s extension determines the file’s type, in uppercase or lowercase")
  func extensions() {
    #expect(UTType(filenameExtension: "txt") == .plainText)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
  }

  @Test("File types conform to more general types")
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

  @Test("A custom file type’s extension is the last part of its identifier")
  func own() {
    let sheet = UTType(exportedAs: "com.example.typetest.sheet", conformingTo: .json)
    #expect(UTType(filenameExtension: "sheet") == sheet)
    #expect(sheet.conforms(to: .text))
    #expect(UTType("com.example.typetest.sheet") == sheet)
    #expect(UTType("com.example.typetest.unknown") == nil)
    #expect(UTType(filenameExtension: "qqq")?.isDynamic == true)
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
  }

  @Test("File types for programs, archives and scenes have extensions and supertypes")
  func seldomNamed() {
    #expect(UTType(filenameExtension: "exe") == .exe)
    #expect(UTType.exe.conforms(to: .executable))
    #expect(UTType(filenameExtension: "usdz") == .usdz)
    #expect(UTType.dng.conforms(to: .image))
    #expect(UTType.tarArchive.conforms(to: .archive))
    #expect(UTType.applicationBundle.conforms(to: .package))
    #expect(UTType.geoJSON.preferredMIMEType == "application/geo+json")
  }
}
