// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yProjects

@Suite("Swift symbols generated from string and asset catalogs")
struct CatalogTests {
  @Test(arguments: [
    ("cards-background", "cardsBackground"), ("Donut", "donut"), ("URLField", "urlField"),
    ("default", "`default`"), ("2x", "_2x"), ("a b/c", "aBC"), ("HEADER", "header"),
    ("Über uns", "überUns"),
  ])
  func `A symbol is named as in Xcode`(name: String, symbol: String) {
    #expect(SymbolName(name)?.text == symbol)
  }

  @Test func `A name without letters or digits gets no symbol`() {
    #expect(SymbolName("--") == nil)
    #expect(SymbolName("") == nil)
  }

  private func symbols(_ files: [String: String]) throws -> String? {
    let folder = try ProjectFolder(files)
    defer { folder.remove() }
    let project = AppProject(in: folder.url, named: "Shop")
    let target = AppPackage(of: project, named: "Shop").targets[0]
    return CatalogSymbols(of: target.resources, beside: target.files).text
  }

  @Test func `Images and colours get symbols, inside types for namespaced folders`() throws {
    let text = try symbols([
      "A.swift": "import SwiftUI\nextension Color { static let brandColor = Color.red }",
      "Assets.xcassets/bag.imageset/Contents.json": "{}",
      "Assets.xcassets/header/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
      "Assets.xcassets/header/sky.imageset/Contents.json": "{}",
      "Assets.xcassets/header/night/star.imageset/Contents.json": "{}",
      "Assets.xcassets/group/Contents.json": "{}",
      "Assets.xcassets/group/BAG.imageset/Contents.json": "{}",
      "Assets.xcassets/brandColor.colorset/Contents.json": "{}",
      "Assets.xcassets/red.colorset/Contents.json": "{}",
      "Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
    ])
    #expect(
      text == """
        // Generated from the catalogs, as by Xcode.
        import Foundation
        import SwiftUI

        extension ImageResource {
          static let bag = ImageResource(name: "bag", bundle: .module)
          enum Header {
            static let star = ImageResource(name: "header/star", bundle: .module)
            static let sky = ImageResource(name: "header/sky", bundle: .module)
          }
        }

        extension ColorResource {
          static let brandColor = ColorResource(name: "brandColor", bundle: .module)
          static let brand = ColorResource(name: "brandColor", bundle: .module)
          static let red = ColorResource(name: "red", bundle: .module)
        }

        extension Color {
          static var brand: Color { Color(.brand) }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(.brand) }
        }

        """
    )
  }

  @Test func `Keys that were added manually get symbols, with parameters for placeholders`()
    throws
  {
    let text = try symbols([
      "A.swift": "import SwiftUI",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "cart.title": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "Your \\"cart\\""}}}},
        "cart.count": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%lld of %2$@, 100%%"}}}},
        "Found by Xcode": {}, "--": {"extractionState": "manual"}}}
      """,
      "Errors.xcstrings": """
      {"strings": {"lost": {"extractionState": "manual"}}}
      """,
      "Broken.xcstrings": "{",
    ])
    let lines = try #require(text).split(separator: "\n").map(String.init)
    let end = "bundle: .atURL(Bundle.module.bundleURL)) }"
    #expect(
      lines.contains(
        "  static var cartTitle: LocalizedStringResource { LocalizedStringResource(\"cart.title\", defaultValue: \"Your \\\"cart\\\"\", \(end)"
      )
    )
    #expect(
      lines.contains(
        "  static func cartCount(_ argument1: Int, _ argument2: String) -> LocalizedStringResource { LocalizedStringResource(\"cart.count\", defaultValue: \"\\(argument1) of \\(argument2), 100%\", \(end)"
      )
    )
    #expect(lines.contains("  enum Errors {"))
    #expect(
      lines.contains(
        "    static var lost: LocalizedStringResource { LocalizedStringResource(\"lost\", defaultValue: \"lost\", table: \"Errors\", \(end)"
      )
    )
  }

  @Test func `An app without catalogs gets no symbols`() throws {
    #expect(try symbols(["A.swift": "import SwiftUI"]) == nil)
  }
}
