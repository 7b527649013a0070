// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation
import Testing

@testable import A11yProjects

@Suite("Swift packages created for Xcode apps")
struct AppPackageTests {
  /// Writes the package for a folder with the given files, and passes the package to a closure.
  private func made(
    _ files: [String: String],
    stubs: [String] = [],
    cuts: CutFile = CutFile(),
    _ look: (ProjectFolder, AppPackage, String) throws -> Void
  ) throws {
    let folder = try ProjectFolder(files)
    defer { folder.remove() }
    let project = AppProject(in: folder.url, named: "Shop")
    let package = AppPackage(of: project, named: "Shop", stubs: stubs, cuts: cuts)
    let layout = PackageLayout(in: folder.url)
    let texts = PackageFiles(of: package, in: layout, dependency: "/here")
    _ = try texts.write(in: folder.url)
    let manifest = folder.url.appendingPathComponent(layout.manifestPath)
    try look(folder, package, String(contentsOf: manifest, encoding: .utf8))
  }

  private static let shop = [
    "Shop.xcodeproj/project.pbxproj": XcodeText.shop,
    "App/ShopApp.swift": "import SwiftUI\nimport OrderedCollections\n@main struct ShopApp: App {}",
    "App/Row.swift": "import SwiftUI\nimport Charts\nstruct Row {}",
    "Shared/Price.swift": "import Foundation\nstruct Price {}",
    "App/Assets.xcassets/bag.imageset/Contents.json": "{}",
    "App/de.lproj/Localizable.strings": "",
    "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents": "<model><entity name=\"Sale\"/></model>",
  ]

  @Test
  func `Targets include their dependencies, and a shared file is linked into the second target`()
    throws
  {
    try made(Self.shop) { folder, package, manifest in
      #expect(package.targets.map(\.name) == ["Corner_Shop", "Widgets"])
      #expect(
        package.leftOut == [LeftOut(path: "Shop Watch", reason: "built only for watchOS")]
      )
      #expect(manifest.contains("\"a11ynav/Generated/Corner_Shop/DataModels.swift\""))
      #expect(manifest.contains(".product(name: \"CoreData\", package: \"a11ynav\")"))
      #expect(!manifest.contains("a11ynav-frameworks"))
      let models = folder.text("a11ynav/Generated/Corner_Shop/DataModels.swift")
      #expect(models?.contains("model.entity(\"Sale\")") == true)
      for part in [
        ".executableTarget(\n      name: \"Corner_Shop\"", "\"App/Row.swift\",\n",
        ".product(name: \"Charts\", package: \"a11ynav\")",
        ".product(name: \"OrderedCollections\", package: \"swift-collections\")",
        ".package(url: \"https://example.org/apple/swift-collections.git\", from: \"1.1.0\")",
        ".copy(\"App/Assets.xcassets\")", ".copy(\"App/de.lproj\")", "defaultLocalization: \"de\"",
        "swiftSettings: [.define(\"FULL\"), .swiftLanguageMode(.v5)]",
        "\"a11ynav/Generated/Widgets/Price.swift\"",
      ] {
        #expect(manifest.contains(part), "\(part)")
      }
      let link = folder.text("a11ynav/Generated/Widgets/Price.swift")
      #expect(link?.contains("struct Price") == true)
    }
  }

  @Test func `Next to an existing package, links lead to the app’s folders`() throws {
    var files = Self.shop
    files["Package.swift"] = "// somebody's"
    try made(files) { folder, _, manifest in
      #expect(manifest.contains("\"App/ShopApp.swift\""))
      #expect(manifest.contains("path: \"Generated/Corner_ShopPreviewTests\""))
      let place = folder.url.appendingPathComponent("a11ynav")
      for path in ["Package.swift", "App/ShopApp.swift", "Shared/Price.swift"] {
        #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent(path).path))
      }
      #expect(folder.text("Package.swift") == "// somebody's")
    }
  }

  @Test
  func
    `Files for one system or for Objective-C are rewritten by a plugin under unique names`()
    throws
  {
    let files = [
      "Plain.swift": "import SwiftUI\nstruct Plain {}",
      "A/Row.swift": "import SwiftUI\n#if os(iOS)\nimport Photos\n#else\nimport ARKit\n#endif",
      "B/Row.swift": "import UIKit\nlet a = #selector(b)",
    ]
    try made(files) { folder, package, manifest in
      #expect(package.leftOut.isEmpty)
      #expect(manifest.contains("plugins: [.plugin(name: \"AppSources\", package: \"a11ynav\")]"))
      #expect(manifest.contains("\"Plain.swift\"") && !manifest.contains("Row.swift"))
      #expect(manifest.contains(".product(name: \"Photos\", package: \"a11ynav-frameworks\")"))
      #expect(
        manifest.contains(".package(name: \"a11ynav-frameworks\", path: \"/here/Frameworks\")")
      )
      let list = try #require(folder.text("a11ynav/Generated/Shop/AppSources.txt"))
      let lines = list.split(separator: "\n").map(String.init)
      #expect(lines.first == "iOS" && lines.count == 3)
      #expect(
        Set(lines.dropFirst().map { $0.prefix { $0 != "\t" } }) == ["Row.swift", "Row-2.swift"]
      )
      #expect(lines.contains { $0.hasSuffix("\tA/Row.swift") })
      // Files that are no longer needed are removed.
      try Data("import SwiftUI".utf8).write(to: folder.url.appendingPathComponent("A/Row.swift"))
      try Data("import SwiftUI".utf8).write(to: folder.url.appendingPathComponent("B/Row.swift"))
      let again = AppPackage(of: AppProject(in: folder.url, named: "Shop"), named: "Shop")
      let texts = PackageFiles(of: again, in: PackageLayout(in: folder.url), dependency: "/here")
      _ = try texts.write(in: folder.url)
      #expect(folder.text("a11ynav/Generated/Shop/AppSources.txt") == nil)
    }
  }

  @Test func `Missing Foundation declarations are added in a file that imports their modules`()
    throws
  {
    let text =
      "import Foundation\nlet a = __dispatch_queue_get_label(nil)\nlet b: AnyCancellable? = nil"
    try made(["A.swift": text]) { folder, _, _ in
      let names = try #require(folder.text("a11ynav/Generated/Shop/FoundationNames.swift"))
      #expect(names.contains("import Combine\nimport Foundation\n"))
      #expect(names.contains("public typealias AnyCancellable = Combine.AnyCancellable"))
      #expect(names.contains("public func __dispatch_queue_get_label("))
      #expect(!names.contains("dataTaskPublisher"))
    }
  }

  @Test func `A stub includes the files that import it, lists them and survives an update`()
    throws
  {
    let files = ["A.swift": "import SwiftUI\nimport Kingfisher", "B.swift": "import SwiftUI"]
    try made(files) { _, package, _ in
      #expect(
        package.leftOut
          == [LeftOut(path: "A.swift", reason: "the Kingfisher module is not available")]
      )
    }
    try made(files, stubs: ["Kingfisher", "no module"]) { folder, package, manifest in
      #expect(package.leftOut.isEmpty)
      #expect(manifest.contains(".target(name: \"Kingfisher\""))
      // Code in a stub may extend views.
      let views = "dependencies: [.product(name: \"SwiftUI\", package: \"a11ynav\")]"
      #expect(manifest.contains("name: \"Kingfisher\",\n      \(views)"))
      #expect(!manifest.contains("no module"))
      let path = "a11ynav/Generated/Stubs/Kingfisher/Kingfisher.swift"
      let stub = folder.url.appendingPathComponent(path)
      #expect(folder.text(path)?.contains("//   A.swift\n") == true)
      try Data("public struct KFImage {}".utf8).write(to: stub)
      let texts = PackageFiles(of: package, in: PackageLayout(in: folder.url), dependency: "/here")
      _ = try texts.write(in: folder.url)
      #expect(folder.text(path) == "public struct KFImage {}")
    }
  }

  @Test
  func
    `A module with a substitute package re-exports that package, unless the app provides a stub`()
    throws
  {
    let files = ["A.swift": "import CryptoKit\nimport SwiftUI"]
    try made(files) { folder, package, manifest in
      #expect(package.leftOut.isEmpty)
      #expect(manifest.contains("swift-crypto.git\", \"3.0.0\"..<\"5.0.0\")"))
      let product = ".product(name: \"Crypto\", package: \"swift-crypto\")"
      #expect(manifest.contains("name: \"CryptoKit\",\n      dependencies: [\(product)]"))
      #expect(manifest.contains(".target(name: \"CryptoKit\")"))
      let path = "a11ynav/Generated/CryptoKit/CryptoKit.swift"
      #expect(folder.text(path) == "@_exported import Crypto\n")
    }
    try made(files, stubs: ["CryptoKit"]) { _, package, manifest in
      #expect(package.leftOut.isEmpty)
      #expect(!manifest.contains("swift-crypto"))
    }
    try made(["A.swift": "import SwiftUI"]) { _, _, manifest in
      #expect(!manifest.contains("swift-crypto"))
    }
  }

  @Test func `Recorded cuts are applied, and files that are cut entirely are left out`() throws {
    let files = [
      "A.swift": "import SwiftUI\nstruct Bad {}",
      "B.swift": "import SwiftUI\nlet b = Bad().c", "C.swift": "import SwiftUI",
    ]
    var cuts = CutFile()
    cuts.files["A.swift"] = [
      CutFile.Entry(
        cut: SourceCut(kind: .file, place: "", text: "", name: "MKCamera"),
        error: "cannot find 'MKCamera' in scope"
      )
    ]
    cuts.files["B.swift"] = [
      CutFile.Entry(
        cut: SourceCut(kind: .value, place: "b", text: "Bad().c", name: "Bad"),
        error: "cannot find 'Bad' in scope"
      )
    ]
    cuts.types = [CutFile.StandInType(target: "Shop", name: "Cart", text: "struct Cart {}")]
    try made(files, cuts: cuts) { folder, package, manifest in
      #expect(!manifest.contains("\"A.swift\""))
      #expect(
        package.leftOut == [LeftOut(path: "A.swift", reason: "cannot find 'MKCamera' in scope")]
      )
      #expect(manifest.contains(".product(name: \"A11yCuts\", package: \"a11ynav\")"))
      #expect(manifest.contains("\"C.swift\""))
      #expect(
        folder.text("a11ynav/Generated/Shop/AppSources.txt")
          == "iOS\nB.swift\tB.swift\ta11ynav/Generated/Shop/Cuts/B.swift.txt\n"
      )
      #expect(
        folder.text("a11ynav/Generated/Shop/Cuts/B.swift.txt") == "value\tb\tBad().c\t1\tBad\t\n"
      )
      #expect(
        folder.text("a11ynav/Generated/Shop/CutTypes.swift")
          == "import A11yCuts\n\nstruct Cart {}\n"
      )
    }
    try made(["C.swift": "import SwiftUI"]) { _, _, manifest in
      #expect(!manifest.contains("A11yCuts"))
    }
  }

  @Test func `File names are escaped in the manifest`() throws {
    let name = "a\"], \u{1B}[2J\\(x)\u{202E}.swift"
    try made([name: "import SwiftUI"]) { _, _, manifest in
      #expect(manifest.contains(#""a\"], \u{1b}[2J\\(x)\u{202e}.swift""#))
      #expect(!manifest.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func `Omitted files are listed with one line per reason, the most common reason first`() {
    let entries = [("a", "x"), ("b", "y"), ("c", "y")].map { LeftOut(path: $0.0, reason: $0.1) }
    #expect(LeftOutSummary(entries).lines == ["left out b and 1 more: y", "left out a: x"])
    #expect(
      LeftOutSummary(entries, listsAll: true).lines
        == ["left out a: x", "left out b: y", "left out c: y"]
    )
  }
}
