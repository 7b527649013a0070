// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yProjects

@Suite("Reading Xcode projects")
struct XcodeProjectTests {
  @Test func `Each target has its files, resources and dependencies`() throws {
    let folder = try ProjectFolder(["Shop.xcodeproj/project.pbxproj": XcodeText.shop])
    defer { folder.remove() }
    let project = try XcodeProject(at: folder.url.appendingPathComponent("Shop.xcodeproj"))
    #expect(project.targets.map(\.name) == ["Corner Shop", "Widgets", "Shop Watch", "ShopTests"])
    let app = project.targets[0]
    #expect(
      folder.paths(app.files) == ["App/ShopApp.swift", "App/Row.swift", "Shared/Price.swift"]
    )
    #expect(
      folder.paths(app.resources) == [
        "App/Shop.xcdatamodeld", "App/Assets.xcassets", "App/de.lproj/Localizable.strings",
      ]
    )
    #expect(app.module == "Corner_Shop")
    #expect(app.platforms == [.iOS])
    #expect(app.conditions == ["FULL"])
    #expect(app.products.map(\.name) == ["ShopKit", "OrderedCollections"])
    #expect(app.products[0].package == nil)
    #expect(app.products[1].package?.identity == "swift-collections")
    #expect(app.products[1].package?.requirement == "from: \"1.1.0\"")
    #expect(folder.paths(project.targets[1].files) == ["Shared/Price.swift"])
    #expect(project.targets[1].platforms == [.iOS, .macOS])
    #expect(project.targets.map(\.isHere) == [true, true, false, true])
    #expect(folder.paths(project.targets[3].files) == ["AppTests/RowTests.swift"])
  }

  @Test func `A synchronized folder belongs to its target, except for its exceptions`() throws {
    let folder = try ProjectFolder([
      "A.xcodeproj/project.pbxproj": XcodeText.synchronized,
      "App/App.swift": "", "App/Old.swift": "", "App/Widget/Clock.swift": "",
      "App/Views/Row.swift": "", "App/Texts/Localizable.xcstrings": "{}", "App/.hidden.swift": "",
    ])
    defer { folder.remove() }
    let project = try XcodeProject(at: folder.url.appendingPathComponent("A.xcodeproj"))
    #expect(folder.paths(project.targets[0].files) == ["App/App.swift", "App/Views/Row.swift"])
    #expect(folder.paths(project.targets[0].resources) == ["App/Texts/Localizable.xcstrings"])
    #expect(folder.paths(project.targets[1].files) == ["App/Widget/Clock.swift"])
  }

  @Test(arguments: [
    "", "{", "not a project", "{ objects = {}; }", "{ rootObject = P; objects = (1, 2); }",
    String(repeating: "(", count: 100_000), "{ rootObject = P; objects = { P = \"\\\"",
    "\u{0}\u{FFFD}",
  ])
  func `A damaged project is refused with an error that names it`(text: String) throws {
    let folder = try ProjectFolder(["Bad.xcodeproj/project.pbxproj": text])
    defer { folder.remove() }
    let place = folder.url.appendingPathComponent("Bad.xcodeproj")
    let error = #expect(throws: ProjectError.self) { try XcodeProject(at: place) }
    #expect(error?.description == "\(place.path) is damaged or not an Xcode project")
  }

  @Test func `Circular and missing references in a project are ignored`() throws {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, NOWHERE); };
        G = { isa = PBXGroup; children = (H, G); }; H = { isa = PBXGroup; path = h; children = (G, H); };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application";
          buildPhases = (S); dependencies = (T); };
        S = { isa = PBXSourcesBuildPhase; files = (B, S); }; B = { isa = PBXBuildFile; fileRef = H; };
      }; }
      """
    let folder = try ProjectFolder(["P.xcodeproj/project.pbxproj": text])
    defer { folder.remove() }
    let project = try XcodeProject(at: folder.url.appendingPathComponent("P.xcodeproj"))
    #expect(project.targets.map(\.name) == ["T"])
    #expect(project.targets[0].files.isEmpty)
  }

  @Test func `A project with a thousand targets is read`() throws {
    let names = (0..<1000).map { "T\($0)" }
    let targets = names.map {
      "\($0) = { isa = PBXNativeTarget; name = \($0); productType = \"com.apple.product-type.framework\"; };"
    }
    let text = """
      { rootObject = P; objects = { P = { isa = PBXProject; targets = (\(names.joined(separator: ","))); };
      \(targets.joined(separator: "\n")) }; }
      """
    let folder = try ProjectFolder(["P.xcodeproj/project.pbxproj": text])
    defer { folder.remove() }
    let project = try XcodeProject(at: folder.url.appendingPathComponent("P.xcodeproj"))
    #expect(project.targets.map(\.name) == names)
  }
}
