// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// One module of an app whose cuts are being determined.
struct ModuleCheck {
  let name: String
  /// Whether other modules may import this module.
  let isLibrary: Bool
  private let compiler: ModuleCompiler
  private let generated: [URL]
  private let app: URL
  private(set) var plan: CutPlan
  /// How many times the module has been type-checked.
  private(set) var passes = 0
  private var last: ModuleCompiler.Result?
  /// The files with syntax errors.
  private var broken: [String: String] = [:]

  var countOfFiles: Int { plan.files.count }

  init(
    _ target: PackageTarget,
    _ command: CompileCommand,
    recorded: CutFile,
    generated: [String],
    in layout: PackageLayout
  ) throws(ProjectError) {
    name = target.name
    isLibrary = !target.isProgram
    app = layout.folder
    self.generated = generated.map { layout.folder.appendingPathComponent($0) }
    compiler = ModuleCompiler(
      command,
      module: target.name,
      app: layout.folder,
      below: layout.packageFolder.appendingPathComponent(".build/a11ynav-check")
    )
    var texts: [String: String] = [:]
    for file in target.files {
      let place = layout.folder.appendingPathComponent(file.path)
      texts[file.path] = try? String(contentsOf: place, encoding: .utf8)
    }
    plan = CutPlan(of: target.name, for: target.platform, texts: texts, recorded: recorded)
    for (path, modules) in target.missingImports { plan.cutImports(of: Set(modules), in: path) }
    try findSyntaxErrors()
  }

  /// Leaves out files that no Swift compiler accepts.
  private mutating func findSyntaxErrors() throws(ProjectError) {
    let root = app.standardizedFileURL
    for error in try compiler.syntaxErrors(plan) {
      let path = RelativePath.from(root, to: URL(fileURLWithPath: error.path))
      guard plan.files[path] != nil, broken[path] == nil else { continue }
      broken[path] = "line \(error.line) has a syntax error: \(error.message)"
      plan.leaveOut([
        CompilerError(
          path: path,
          line: error.line,
          column: error.column,
          message: broken[path] ?? ""
        )
      ])
    }
  }

  /// Type-checks the module and returns the number of errors, or `nil` if there are no errors.
  mutating func check() throws(ProjectError) -> Int? {
    var result = try compiler.check(plan, generated: generated)
    passes += 1
    // The compiler performs data-flow analysis only if there are no type errors. For code without cuts, this analysis
    // is left to the build.
    if result.isGood, plan.hasCuts {
      result = try compiler.check(plan, generated: generated, .flow)
    }
    last = result
    return result.isGood ? nil : max(result.errors.count, 1)
  }

  /// Cuts the pieces of code that contain errors.
  ///
  /// - Parameter mustEnd: Whether files that still have errors are left out.
  mutating func cut(mustEnd: Bool) throws(ProjectError) {
    guard let last else { return }
    let own = last.errors.filter { plan.files[$0.path] != nil }
    // The line numbers are reduced by 2, because the file of stand-ins begins with an import, and lines are counted
    // from 1.
    let types = Set(
      last.errors.filter { $0.path.hasSuffix("/\(PackageFiles.cutTypes)") }.map { $0.line - 2 }
    )
    plan.reject(types)
    guard !own.isEmpty || !types.isEmpty else {
      throw .program(
        name,
        last.errors.first.map { "\($0.path):\($0.line): \($0.message)" } ?? last.other
          ?? "the compiler failed"
      )
    }
    if own.isEmpty { return }
    if mustEnd {
      plan.leaveOut(own)
    } else if !plan.take(own, in: last.sources, pass: passes) {
      _ = plan.take(own, in: last.sources, pass: 100)
    }
  }

  /// Adds cuts for the errors in a build's output, and returns whether any of the errors are in this module.
  mutating func take(buildOutput text: String, mustEnd: Bool) -> Bool {
    let root = app.resolvingSymlinksInPath()
    let errors = CompilerError.all(in: text).compactMap { error -> CompilerError? in
      let place = URL(fileURLWithPath: error.path).resolvingSymlinksInPath()
      let path = RelativePath.from(root, to: place)
      guard plan.files[path] != nil else { return nil }
      return CompilerError(
        path: path,
        line: error.line,
        column: error.column,
        message: error.message
      )
    }
    guard !errors.isEmpty, let last else { return false }
    if mustEnd { plan.leaveOut(errors) } else { _ = plan.take(errors, in: last.sources, pass: 4) }
    return true
  }

  /// Removes the cuts that were needed only because of other errors.
  mutating func removeDoubtful() throws(ProjectError) {
    guard plan.hasDoubtful else { return }
    var trial = plan.withoutDoubtful
    for _ in 1...2 {
      let result = try compiler.check(trial, generated: generated)
      if result.isGood {
        plan = trial
        last = result
        return
      }
      trial.restore(from: plan, in: result.errors)
    }
  }

  /// Writes the module's interface, which is needed to compile modules that import this module, and returns whether
  /// writing succeeded.
  mutating func writeInterface() throws(ProjectError) -> Bool {
    let result = try compiler.check(plan, generated: generated, .interface)
    if !result.isGood {
      passes += 1
      last = result
      try cut(mustEnd: passes >= 8)
    }
    return result.isGood
  }
}
