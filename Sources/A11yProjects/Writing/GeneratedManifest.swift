// SPDX-License-Identifier: MIT

/// The manifest of a package that is made of an app.
struct GeneratedManifest {
  let name: String
  /// Where a11ynav's package is: a path or an address.
  let dependency: String
  /// Whether a target imports a module of the package `Frameworks`, which is inside a11ynav's.
  let usesFrameworks: Bool
  let remotes: [RemotePackage]
  let targets: [Target]
  let stubs: [String]
  let standIns: [StandIn]
  /// The language of texts that have no other; `nil` if there are none in several.
  let language: String?

  /// A target as the manifest has it: all paths count from the manifest's folder.
  struct Target {
    let name: String
    let isProgram: Bool
    let dependencies: [String]
    let sources: [String]
    let resources: [String]
    /// What is beside them and would be taken for resources of this target.
    let excluded: [String]
    let conditions: [String]
    /// Whether files of it are written anew for each build.
    let rewrites: Bool
  }

  var text: String {
    let own =
      dependency.contains("://")
      ? ".package(url: \(SwiftLiteral.text(dependency)), branch: \"main\")"
      : ".package(name: \"a11ynav\", path: \(SwiftLiteral.text(dependency)))"
    let frameworks = SwiftLiteral.text(dependency + "/Frameworks")
    let nested =
      usesFrameworks ? [".package(name: \"a11ynav-frameworks\", path: \(frameworks))"] : []
    let others = remotes.map {
      ".package(url: \(SwiftLiteral.text($0.address)), \($0.requirement))"
    }
    return """
      // swift-tools-version: 6.2
      \(GeneratedMark.line)
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.text(name)),
      \(language.map { "  defaultLocalization: \(SwiftLiteral.text($0)),\n" } ?? "")  dependencies: [
      \(lines([own] + nested + others, indent: 4))  ],
        targets: [
      \(targets.map { text(of: $0) }.joined())\(modules)  ]
      )

      """
  }

  private func text(of target: Target) -> String {
    var text = """
          .\(target.isProgram ? "executableTarget" : "target")(
            name: \(SwiftLiteral.text(target.name)),
            dependencies: [
      \(lines(target.dependencies, indent: 8))      ],
            path: ".",
      \(list("exclude", target.excluded.map(SwiftLiteral.text)))      sources: [
      \(lines(target.sources.map(SwiftLiteral.text), indent: 8))      ],

      """
    text += list("resources", target.resources.map { ".copy(\(SwiftLiteral.text($0)))" })
    let settings = target.conditions.map { ".define(\(SwiftLiteral.text($0)))" }
    let all = (settings + [".swiftLanguageMode(.v5)"]).joined(separator: ", ")
    let plugins = ",\n      plugins: [.plugin(name: \"AppSources\", package: \"a11ynav\")]"
    text += """
            swiftSettings: [\(all)]\(target.rewrites ? plugins : "")
          ),

      """
    return target.isProgram ? text + testTarget(of: target) : text
  }

  private func testTarget(of target: Target) -> String {
    """
        .testTarget(
          name: "\(target.name)PreviewTests",
          dependencies: [
            .target(name: \(SwiftLiteral.text(target.name))),
            .product(name: "A11yViewTesting", package: "a11ynav"),
          ],
          path: \(SwiftLiteral.text(testFolder(target.name)))
        ),

    """
  }

  /// The modules that stand for those of others.
  private var modules: String {
    // What fills an empty module mostly extends views.
    stubs.map {
      module($0, in: "Stubs/\($0)", using: ".product(name: \"SwiftUI\", package: \"a11ynav\")")
    }
    .joined() + standIns.map { module($0.module, in: $0.module, using: $0.product) }.joined()
  }

  private func module(_ name: String, in folder: String, using product: String) -> String {
    """
        .target(
          name: "\(name)",
          dependencies: [\(product)],
          path: \(SwiftLiteral.text(moduleFolder(folder)))
        ),

    """
  }

  private func list(_ name: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "      \(name): [\n\(lines(items, indent: 8))      ],\n"
  }

  private func lines(_ items: [String], indent: Int) -> String {
    items.map { String(repeating: " ", count: indent) + $0 + ",\n" }.joined()
  }

  /// Where the tests of a target are, from the manifest's folder.
  let testFolder: (String) -> String
  /// Where a module is that is made here, from the manifest's folder.
  let moduleFolder: (String) -> String
}
