// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Creating a Swift package from an app’s files", .timeLimit(.minutes(30)))
struct InitTests {
  /// Writes files, runs `a11ynav init`, and returns the command's output and the manifest.
  private func made(
    _ files: [String: String],
    _ arguments: String...
  ) throws -> (result: Program.Result, manifest: String?) {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let result = try Program.run(["init", folder.path, "--name", "My App"] + arguments)
    let manifest = folder.appendingPathComponent("Package.swift")
    return (result, try? String(contentsOf: manifest, encoding: .utf8))
  }

  @Test func `An installed program names the package that was installed with it`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appendingPathComponent("share/a11ynav/package")
    for place in ["bin", "share/a11ynav/package", "App"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(place),
        withIntermediateDirectories: true
      )
    }
    let program = folder.appendingPathComponent("bin/a11ynav")
    try FileManager.default.copyItem(at: try Program.executable, to: program)
    try Data("let package = Package(name: \"a11ynav\")".utf8)
      .write(to: package.appendingPathComponent("Package.swift"))
    let app = folder.appendingPathComponent("App")
    try Data("import SwiftUI".utf8).write(to: app.appendingPathComponent("Shop.swift"))
    let result = try Program.run(["init", app.path], program: program.path)
    #expect(result.status == 0)
    let manifest = try String(
      contentsOf: app.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    #expect(manifest.contains(".package(name: \"a11ynav\", path: \"\(package.path)\")"))
  }

  @Test func `Declarations without audible effect are counted at the end`() throws {
    let (result, _) = try made([
      "Row.swift": """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("blur(radius: 2)").border(.red)  // .hueRotation(.zero)
            .onHover { _ in }.border(.blue)
        }
      }
      """
    ])
    #expect(
      result.output.hasSuffix(
        "2 declarations are accepted but have no effect on the spoken words, including 1 where a "
          + "listener misses something; list them with a11ynav init --accepted\n"
      )
    )
  }

  @Test func `Declarations without audible effect are listed with their places, losses first`()
    throws
  {
    let (result, manifest) = try made(
      [
        "App/Row.swift": """
        import SwiftUI
        let row = Text("Row")
          .border(.red)
          .onHover { _ in }
          .border(.blue)
        """
      ],
      "--accepted"
    )
    #expect(
      result.output == """
        App/Row.swift:4: .onHover: Adds an action for a pointer over the view. There is no pointer.
        App/Row.swift:3: .border (2 times): Draws a border.

        """
    )
    #expect(manifest == nil)
  }

  @Test func `An app’s own declarations are not listed`() throws {
    let (result, _) = try made(
      [
        "Border.swift": "import SwiftUI\nextension View { func border() -> Self { self } }",
        "Row.swift": "import SwiftUI\nlet row = Text(\"\\(1)\").border()",
      ],
      "--accepted"
    )
    #expect(result.output == "all declarations that the files use have an audible effect\n")
  }

  @Test(
    "A package includes all files that can be built, and lists the remaining files with the reason"
  )
  func files() throws {
    let (result, manifest) = try made([
      "App/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App {}",
      "App/Row.swift": "@preconcurrency import SwiftUI\nimport struct Foundation.Date",
      "App/Map.swift": "import SwiftUI\nimport HealthKit\nimport MapKit",
      "App/Maybe.swift": "#if canImport(HealthKit)\nimport HealthKit\n#endif\nimport Combine",
      "Other/Row.swift": "import SwiftUI",
      "AppTests/RowTests.swift": "import XCTest",
      "App/Assets.xcassets/Contents.json": "{}",
      "App/de.lproj/Localizable.strings": "",
    ])
    #expect(result.status == 0)
    #expect(
      result.output == """
        wrote Package.swift
        wrote a11ynav/Generated/My_AppPreviewTests/PreviewTests.swift
        left out App/Map.swift: the HealthKit module is not available
        4 files included, 1 left out

        """
    )
    let text = try #require(manifest)
    for part in [
      "name: \"My_App\"", "\"App/Row.swift\"", "\"App/ShopApp.swift\"", "\"App/Maybe.swift\"",
      ".product(name: \"Combine\", package: \"a11ynav\")", ".copy(\"App/Assets.xcassets\")",
      ".copy(\"App/de.lproj\")", "\"a11ynav/Generated/My_App/Row-2.swift\"",
    ] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("RowTests"))
  }

  @Test("File names cannot break out of string literals in a package manifest")
  func hostile() throws {
    let (result, manifest) = try made(["a\"],\u{1B}[2J\\(x).swift": "import SwiftUI"])
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(try #require(manifest).contains(#""a\"],"#))
  }

  @Test
  func `An existing manifest is kept, and a generated manifest is written again only on request`()
    throws
  {
    let there = try made(["Package.swift": "not a manifest", "A.swift": "import SwiftUI"])
    #expect(there.manifest == "not a manifest")
    #expect(there.result.status == 1)
    #expect(there.result.errors.contains("contains no Swift files that can be built on Linux"))
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("import SwiftUI".utf8).write(to: folder.appendingPathComponent("A.swift"))
    #expect(try Program.run(["init", folder.path]).status == 0)
    let again = try Program.run(["init", folder.path])
    #expect(again.status == 1)
    #expect(
      again.errors.contains(
        "already has a package from an earlier run; use --update to write it again"
      )
    )
    try Data("import SwiftUI".utf8).write(to: folder.appendingPathComponent("B.swift"))
    let updated = try Program.run(["init", folder.path, "--update"])
    #expect(updated.output == "wrote Package.swift\n2 files included, 0 left out\n")
  }

  @Test func `A folder without sources and an unknown target are refused`() throws {
    let empty = try made(["README.md": ""])
    #expect(empty.result.status == 1)
    #expect(empty.result.errors.contains("contains no Swift files that can be built on Linux"))
    let unknown = try made(["A.swift": "import SwiftUI"], "--targets", "Nowhere")
    #expect(unknown.result.status == 1)
    #expect(unknown.result.errors.contains("there is no target called Nowhere"))
  }

  @Test func `Local packages are included`() throws {
    let (result, manifest) = try made([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: "Files"), .testTarget(name: "KitTests")])
      """,
      "Kit/Files/Price.swift": "import SwiftUI",
      "Kit/Tests/KitTests/Tests.swift": "import XCTest",
      "Shop.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); };
        F = { isa = PBXFileReference; path = Shop.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (S); packageProductDependencies = (U); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; };
        U = { isa = XCSwiftPackageProductDependency; productName = Kit; };
      }; }
      """,
      "Shop.swift": "import SwiftUI\nimport Kit",
    ])
    #expect(result.output.hasSuffix("Shop: 1 file\nKit: 1 file\n2 files included, 0 left out\n"))
    let text = try #require(manifest)
    #expect(text.contains(".target(name: \"Kit\"),"))
    #expect(text.contains("\"Kit/Files/Price.swift\","))
    #expect(!text.contains("KitTests"))
  }

  @Test("`a11ynav doctor` lists each missing item with the command that installs it")
  func doctor() throws {
    let result = try Program.run(
      ["doctor"],
      environment: [
        "PATH": "/nowhere", "LANG": "C", "LC_ALL": "C", "PULSE_SERVER": "/nowhere",
        "XDG_RUNTIME_DIR": "/nowhere", "DBUS_SESSION_BUS_ADDRESS": "",
      ]
    )
    #expect(result.status == 1)
    for line in [
      "missing browser: not found, so web pages cannot be opened",
      "        apt-get install chromium",
      "missing SwiftUI apps: Swift is not installed",
      "missing terminal: the locale (C) is not UTF-8", "        export LANG=C.UTF-8",
    ] {
      #expect(result.output.contains(line + "\n"))
    }
    #expect(result.output.contains("ok      voices: "))
  }

  @Test("A generated file declares names that `import Foundation` provides only on Apple’s systems")
  func namesOfFoundation() throws {
    let (result, manifest) = try made([
      "Model.swift": "import Foundation\nclass Model: ObservableObject { @Published var a = 1 }",
      "Net.swift":
        "import Foundation\nlet session = URLSession.shared\nstruct Just {}\nlet j = Just()",
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("wrote a11ynav/Generated/My_App/FoundationNames.swift"))
    let text = try #require(manifest)
    #expect(text.contains("\"a11ynav/Generated/My_App/FoundationNames.swift\","))
    #expect(text.contains(".product(name: \"Combine\", package: \"a11ynav\")"))
  }

  @Test("An app that uses none of the names missing from Foundation needs no generated file")
  func noNamesOfFoundation() throws {
    let (result, _) = try made(["A.swift": "import Foundation\nprotocol URLSession {}"])
    #expect(!result.output.contains("FoundationNames"))
  }
}
