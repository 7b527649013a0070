// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation
import Testing

/// Tests for string catalogs, and for the older `.strings` and `.stringsdict` tables.
struct TableTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello": {"comment": "A greeting", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Good day"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "Guten Tag"}}}},
      "Plain": {},
      "brand": {"shouldTranslate": false, "extractionState": "manual"},
      "pages %lld": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld leaf"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld leaves"}}}}}}},
      "open": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "new", "value": "Click"}},
        "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "Tap"}}}}}}}}}},
      "%lld books on %lld shelves": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@books@ on %#@shelves@"},
        "substitutions": {
          "books": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg book"}},
            "other": {"stringUnit": {"value": "%arg books"}}}}},
          "shelves": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg shelf"}},
            "other": {"stringUnit": {"value": "%arg shelves"}}}}}}}}}
    }}
    """

  private func made(_ files: [String: Data], in body: (LocalizedBundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: place)
    }
    try body(LocalizedBundle(folders: [folder]))
  }

  private func said(
    _ key: String,
    _ values: [FormatArgument] = [],
    table: String? = nil,
    in language: String,
    of bundle: LocalizedBundle
  ) -> String? {
    bundle.find(key, in: table, language: language).map {
      $0.template.text(values, language: $0.language, locale: Locale(identifier: $0.language))
    }
  }

  @Test func `Texts, plurals, device variations and substitutions are read from a catalog`()
    throws
  {
    try made(["Localizable.xcstrings": Data(Self.catalog.utf8)]) { bundle in
      #expect(bundle.localizations == ["de", "en"])
      #expect(bundle.developmentLanguage == "en")
      #expect(said("hello", in: "de", of: bundle) == "Guten Tag")
      #expect(said("hello", in: "en", of: bundle) == "Good day")
      #expect(said("Plain", in: "en", of: bundle) == "Plain")
      let one = [FormatArgument("1", .signed), FormatArgument("2", .signed)]
      #expect(said("pages %lld", one, in: "en", of: bundle) == "1 leaf")
      #expect(said("open", in: "en", of: bundle) == "Tap")
      #expect(
        said("%lld books on %lld shelves", one, in: "en", of: bundle) == "1 book on 2 shelves"
      )
      #expect(said("unknown", in: "en", of: bundle) == nil)
      #expect(said("hello", table: "Other", in: "en", of: bundle) == nil)
    }
  }

  @Test func `A key without a translation uses its text in the source language`() throws {
    try made(["Localizable.xcstrings": Data(Self.catalog.utf8)]) { bundle in
      #expect(bundle.find("open", language: "de")?.language == "en")
      #expect(said("brand", in: "de", of: bundle) == "brand")
    }
  }

  @Test func `An entry provides its translation and extraction states`() throws {
    let catalog = try #require(StringCatalog(Array(Self.catalog.utf8), table: "Localizable"))
    #expect(catalog["hello"]?.states(in: "de") == ["needs_review"])
    #expect(catalog["open"]?.states(in: "en") == ["new"])
    #expect(catalog["brand"]?.extractionState == "manual")
    #expect(catalog["brand"]?.shouldTranslate == false)
  }

  @Test(arguments: ["", "{", "[]", "{\"strings\": 3}", "{\"strings\": {\"a\": 3}", "nonsense"])
  func `A damaged catalog contains no texts`(text: String) throws {
    try made(["Localizable.xcstrings": Data(text.utf8)]) { bundle in
      #expect(said("a", in: "en", of: bundle) == nil)
    }
  }

  @Test func `An entry of the wrong type is read as a key without a translation`() throws {
    let text = """
      {"strings": {"a": 3, "b": {"localizations": []}, "c": {"localizations": {"en": {"variations": 1}}},
        "d": {"localizations": {"en": {"variations": {"plural": {"lots": {}}}}}}, "a": {}}}
      """
    try made(["Localizable.xcstrings": Data(text.utf8)]) { bundle in
      for key in ["a", "b", "c", "d"] { #expect(said(key, in: "en", of: bundle) == key) }
    }
  }

  @Test func `Tables for a single language are read in every encoding`() throws {
    let text = "/* A note. */\n\"hello\" = \"Grüße, %@\";\n\"quote\" = \"a \\\"b\\\"\\n\";\n"
    let encodings: [(String, Data)] = [
      ("de", Data(text.utf8)), ("fr", text.data(using: .utf16) ?? Data()),
      ("it", text.data(using: .utf16LittleEndian) ?? Data()),
      ("es", text.data(using: .utf16BigEndian) ?? Data()),
      ("nl", Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)),
    ]
    let files = encodings.map { ("\($0.0).lproj/Localizable.strings", $0.1) }
    try made(Dictionary(uniqueKeysWithValues: files)) { bundle in
      for (language, _) in encodings {
        let values = [FormatArgument("Ada", .object)]
        #expect(said("hello", values, in: language, of: bundle) == "Grüße, Ada", "\(language)")
        #expect(said("quote", in: language, of: bundle) == "a \"b\"\n", "\(language)")
      }
    }
  }

  @Test func `A plural dictionary has priority over the plain table`() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>files %d in %d</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d plik</string><key>few</key><string>%d pliki</string>
          <key>many</key><string>%d plików</string><key>other</key><string>%d pliku</string></dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d folderze</string><key>other</key><string>%d folderach</string></dict>
      </dict></dict></plist>
      """
    let files = [
      "pl.lproj/Localizable.stringsdict": Data(plurals.utf8),
      "pl.lproj/Localizable.strings": Data("\"files %d in %d\" = \"%d/%d\";".utf8),
    ]
    try made(files) { bundle in
      let said = { (files: Int, folders: Int) in
        self.said(
          "files %d in %d",
          [FormatArgument("\(files)", .signed32), FormatArgument("\(folders)", .signed32)],
          in: "pl",
          of: bundle
        )
      }
      #expect(said(1, 1) == "1 plik in 1 folderze")
      #expect(said(2, 1) == "2 pliki in 1 folderze")
      #expect(said(5, 3) == "5 plików in 3 folderach")
    }
  }

  @Test(arguments: [
    (["de-AT"], "de"), (["de"], "de"), (["pt-PT"], "pt-BR"), (["zh-TW"], "zh-Hant"),
    (["zh-CN"], "zh-Hans"), (["fr"], "en"), (["fr", "de"], "de"), (["en-GB"], "en-GB"),
    (["en-AU"], "en"), (["xx"], "en"), ([], "en"), (["sr-Latn"], "en"), (["no such thing"], "en"),
  ])
  func `The app uses the first user language that it supports`(preferred: [String], chosen: String)
  {
    let languages = ["Base", "de", "en", "en-GB", "pt-BR", "sr", "zh-Hans", "zh-Hant"]
    #expect(
      AppLanguages.choose(from: languages, preferred: preferred, development: "en") == chosen
    )
  }
}
