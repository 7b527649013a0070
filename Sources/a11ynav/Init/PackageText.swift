// SPDX-License-Identifier: MIT

/// The files that make a package of an app: its manifest, an entry point, a first test.
struct PackageText {
  /// The name of the app, as an identifier.
  let name: String
  let sources: AppSources
  /// Where this package is: a path or an address.
  let dependency: String

  /// Whether the program is the previews, because the app has no entry point that builds here.
  var needsMain: Bool { !sources.hasMain }

  var manifest: String {
    let isAddress = dependency.contains("://")
    let package =
      isAddress
      ? ".package(url: \(quoted(dependency)), branch: \"main\")"
      : ".package(name: \"a11ynav\", path: \(quoted(dependency)))"
    let products = sources.products.map {
      "        .product(name: \"\($0)\", package: \"a11ynav\"),\n"
    }
    var lines = """
      // swift-tools-version: 6.2
      // Builds the views beside the Xcode project, so that they can be heard with a11ynav.
      import PackageDescription

      let package = Package(
        name: \(quoted(name)),
        dependencies: [\(package)],
        targets: [
          .executableTarget(
            name: \(quoted(name)),
            dependencies: [
      \(products.joined())      ],
            path: ".",

      """
    lines += list("exclude", sources.leftOut.map { quoted($0.path) } + ["\"Tests\""])
    lines += list("sources", (sources.files.map(\.path) + mainFile).map(quoted))
    if !sources.resources.isEmpty {
      lines += list("resources", sources.resources.map { ".copy(\(quoted($0)))" })
    }
    return lines + """
            swiftSettings: [.swiftLanguageMode(.v5)]
          ),
          .testTarget(
            name: "\(name)PreviewTests",
            dependencies: [
              .target(name: \(quoted(name))),
              .product(name: "A11yViewTesting", package: "a11ynav"),
            ]
          ),
        ]
      )

      """
  }

  private var mainFile: [String] {
    (needsMain ? [Self.mainPath] : [])
      + (sources.names.used.isEmpty ? [] : [FoundationNames.path])
  }

  static let mainPath = "PreviewsMain.swift"

  /// An entry point that has nothing but the previews.
  let main = """
    import SwiftUI

    @main
    struct PreviewsMain {
      static func main() { Preview.main() }
    }

    """

  var testPath: String { "Tests/\(name)PreviewTests/PreviewTests.swift" }

  var test: String {
    """
    import A11yViewTesting
    import SwiftUI
    import Testing

    @testable import \(name)

    @MainActor @Test func everyPreviewSaysSomething() async throws {
      for preview in Preview.all {
        let session = try await Session(preview).exhaustive(false)
        session.perform("next")
        #expect(!session.transcript.compactMap(\\.line).isEmpty, "\\(preview.name) is silent")
      }
    }

    """
  }

  private func list(_ name: String, _ items: [String]) -> String {
    "      \(name): [\n" + items.map { "        \($0),\n" }.joined() + "      ],\n"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension String {
  /// The name as an identifier of Swift.
  var asIdentifier: String {
    let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "App" + name
  }
}
