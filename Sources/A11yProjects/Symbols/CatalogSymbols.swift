// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation

/// The Swift names that Xcode generates for images, colors and strings in a target's catalogs.
struct CatalogSymbols {
  static let path = "CatalogSymbols.swift"

  private let images: [AssetCatalog.Asset]
  private let colors: [AssetCatalog.Asset]
  private let strings: [StringSymbols]
  /// The names declared in the target's own files.
  private let taken: Set<Substring>

  /// Reads the catalogs among the given resources.
  ///
  /// - Parameter files: The files of the same target. The names that these files already declare are left out.
  init(of resources: [URL], beside files: [SourceFile]) {
    let catalogs = resources.filter { $0.pathExtension == "xcassets" }
      .map(AssetCatalog.init(at:))
    images = catalogs.flatMap(\.images)
    colors = catalogs.flatMap(\.colors)
    strings = resources.filter { $0.pathExtension == "xcstrings" }
      .compactMap(StringCatalog.init(at:)).map(StringSymbols.init(of:)).filter { !$0.isEmpty }
    taken = Set(files.flatMap { StaticNames.names(in: $0.text) })
  }

  /// The text of the generated file, or `nil` if the catalogs contain no names to declare.
  var text: String? {
    guard !images.isEmpty || !colors.isEmpty || !strings.isEmpty else { return nil }
    let colorNames = names(of: colors, suffix: "Color").filter { $0.asset.namespace.isEmpty }
    let own = colorNames.filter {
      !Self.colorsOfSwiftUI.contains($0.symbol.text) && !taken.contains($0.symbol.text[...])
    }
    var parts = [
      "// Generated from the catalogs, as by Xcode.\nimport Foundation\nimport SwiftUI\n"
    ]
    parts += resources("ImageResource", names(of: images, suffix: "Image"))
    parts += resources("ColorResource", names(of: colors, suffix: "Color"))
    if !own.isEmpty {
      for place in ["Color", "ShapeStyle where Self == Color"] {
        let lines = own.map {
          "  static var \($0.symbol.text): Color { Color(.\($0.symbol.text)) }\n"
        }
        parts.append("extension \(place) {\n\(lines.joined())}\n")
      }
    }
    parts += strings.map(\.text)
    return parts.joined(separator: "\n")
  }

  private typealias Named = (asset: AssetCatalog.Asset, symbol: SymbolName)

  /// Returns each asset with its possible names, both with and without a last word that only states the asset's type.
  private func names(of assets: [AssetCatalog.Asset], suffix: String) -> [Named] {
    var seen: Set<[String]> = []
    return assets.flatMap { asset -> [Named] in
      guard let name = SymbolName(asset.name) else { return [] }
      return [name, name.without(suffix)].compactMap(\.self)
        .filter { seen.insert(asset.namespace + [$0.text]).inserted }
        .map { (asset, $0) }
    }
  }

  /// Returns an extension of a type that declares the names, with nested types for folders.
  private func resources(_ type: String, _ names: [Named]) -> [String] {
    guard !names.isEmpty else { return [] }
    var tree = SymbolTree()
    for (asset, symbol) in names {
      let name = SwiftLiteral.text(asset.path)
      tree.add(
        "static let \(symbol.text) = \(type)(name: \(name), bundle: .module)",
        in: asset.namespace.compactMap { SymbolName($0, startsUppercase: true)?.text }[...]
      )
    }
    return [tree.text(in: "extension \(type)")]
  }

  private static let colorsOfSwiftUI: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "accent",
    "tertiary", "quaternary", "background", "foreground", "selection", "separator", "tint",
    "placeholder", "link", "fill", "windowBackground",
  ]
}
