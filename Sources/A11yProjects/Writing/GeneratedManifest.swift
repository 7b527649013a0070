// SPDX-License-Identifier: MIT

/// The manifest of a package generated from an app.
struct GeneratedManifest {
  let name: String
  /// The path or address of a11ynav's package.
  let dependency: String
  /// Whether a target imports a module of the package `Frameworks`, which is inside a11ynav's package.
  let usesFrameworks: Bool
  let remotes: [RemotePackage]
  let targets: [Target]
  let stubs: [String]
  let standIns: [StandIn]
  /// The dependencies of a module that imports all modules except the app's own targets, or an empty array if there is
  /// no such module.
  let checked: [String]

  /// The name of the module with these dependencies, which is built before the app's targets are checked.
  static let checkModule = "A11yCheck"
  /// The package name that separates the app's package-level declarations from those of a11ynav, or `nil` if the
  /// folder's name already does so.
  let packageName: String?
  /// The default language of the app's strings, or `nil` if no strings exist in several languages.
  let language: String?

  /// A target in the manifest; all paths are relative to the manifest's folder.
  struct Target {
    let name: String
    let isProgram: Bool
    let dependencies: [String]
    let sources: [String]
    let resources: [String]
    /// Adjacent files that would otherwise be treated as resources of this target.
    let excluded: [String]
    let conditions: [String]
    /// Whether any of the target's files are rewritten for each build.
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
    var settings = target.conditions.map { ".define(\(SwiftLiteral.text($0)))" }
    if let packageName {
      // Package access is turned off, because in a folder with the name of a11ynav's package, the app would see that
      // package's own declarations.
      text += "      packageAccess: false,\n"
      settings.append(".unsafeFlags([\"-package-name\", \(SwiftLiteral.text(packageName))])")
    }
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

  /// The modules that stand in for third-party modules.
  private var modules: String {
    // An empty module depends on the views, because the declarations that fill it are mostly extensions of views.
    stubs.map {
      module($0, in: "Stubs/\($0)", using: ".product(name: \"SwiftUI\", package: \"a11ynav\")")
    }
    .joined() + standIns.map { module($0.module, in: $0.module, using: $0.product) }.joined()
      + (checked.isEmpty
        ? ""
        : module(
          Self.checkModule,
          in: Self.checkModule,
          using: checked.joined(separator: ", ")
        ))
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

  /// The folder of a target's tests, relative to the manifest's folder.
  let testFolder: (String) -> String
  /// The folder of a generated module, relative to the manifest's folder.
  let moduleFolder: (String) -> String
}
