// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// Type-checks a module in which some pieces of code are cut, that is, replaced by code that compiles. The module is
/// not built.
struct ModuleCompiler {
  let command: CompileCommand
  let module: String
  /// The folder for the rewritten copies of the module's files.
  private let folder: URL
  /// The folder for the interfaces of the modules that were checked before this one.
  private let modules: URL
  private let app: URL

  init(_ command: CompileCommand, module: String, app: URL, below place: URL) {
    self.command = command
    self.module = module
    self.app = app
    folder = place.appendingPathComponent(module)
    modules = place.appendingPathComponent("Modules")
  }

  /// The result of a type check, which consists of the errors and the compiled files.
  struct Result {
    var errors: [CompilerError]
    /// The files as compiled, keyed by their paths relative to the app's folder.
    var sources: [String: AppSource]
    /// The last line of the compiler's output, if it is an error without a source location.
    var other: String?
    var isGood: Bool
  }

  /// The extent of a check of a module.
  enum Mode {
    case types
    /// A check of the types, the initialization of every value, and missing return statements.
    case flow
    /// A check of the types that also writes the module's interface for modules that import the module.
    case interface
  }

  /// Type-checks all files of the module.
  ///
  /// - Parameters:
  ///   - generated: The generated files of the module.
  ///   - mode: The extent of the check.
  func check(
    _ plan: CutPlan,
    generated: [URL],
    _ mode: Mode = .types
  ) throws(ProjectError) -> Result {
    var sources: [String: AppSource] = [:]
    var paths: [String] = []
    var originals: [String: String] = [:]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      for (number, (path, file)) in plan.files.sorted(by: { $0.key < $1.key }).enumerated()
      where file.wholeReason == nil {
        let source = file.source
        sources[path] = source
        let original = app.appendingPathComponent(path).standardizedFileURL.path
        originals[original] = path
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let copy = folder.appendingPathComponent(name == "main.swift" ? name : "\(number)-\(name)")
        try Data(source.text(as: original).utf8).write(to: copy)
        paths.append(copy.path)
      }
      let types = plan.standIns.map(\.text).joined(separator: "\n")
      if !types.isEmpty {
        let place = folder.appendingPathComponent(PackageFiles.cutTypes)
        try Data("import A11yCuts\n\(types)\n".utf8).write(to: place)
        paths.append(place.path)
      }
      let list = folder.appendingPathComponent("files")
      let all = paths + generated.map(\.path) + command.derived
      let quoted = all.map { "'\($0.replacing("'", with: "'\\''"))'" }
      try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    } catch {
      throw .program(folder.path, "\(error)")
    }
    let actions =
      switch mode {
      case .types: ["-typecheck", "-continue-building-after-errors"]
      case .flow: ["-emit-sil", "-wmo", "-o", "/dev/null"]
      case .interface:
        [
          "-emit-module", "-emit-module-path",
          modules.appendingPathComponent("\(module).swiftmodule").path,
        ]
      }
    let tool = SwiftTool(at: command.compiler)
    let arguments =
      actions + ["-module-name", module, "-I", modules.path, "-I", command.modules]
      + ["-diagnostic-style", "llvm", "-suppress-warnings"] + command.arguments
      + ["@" + folder.appendingPathComponent("files").path]
    let output = try tool.run(arguments, in: folder, limit: 1800)
    let text = output.errors + "\n" + output.text
    let errors = CompilerError.all(in: text).map { error in
      guard let path = originals[error.path] else { return error }
      return CompilerError(
        path: path,
        line: error.line,
        column: error.column,
        message: error.message
      )
    }
    return Result(
      errors: errors,
      sources: sources,
      other: text.split(whereSeparator: \.isNewline).last { $0.contains("error:") }.map(
        String.init
      ),
      isGood: output.status == 0
    )
  }

  /// Returns the syntax errors in the app's original files.
  func syntaxErrors(_ plan: CutPlan) throws(ProjectError) -> [CompilerError] {
    let places = plan.files.keys.sorted().map { app.appendingPathComponent($0).standardizedFileURL }
    let arguments =
      ["-frontend", "-parse", "-diagnostic-style", "llvm", "-swift-version", "5"]
      + ["-enable-bare-slash-regex", "-module-name", module] + places.map(\.path)
    let output = try SwiftTool(at: command.compiler).run(arguments, in: app, limit: 600)
    return CompilerError.all(in: output.errors + "\n" + output.text)
  }
}
