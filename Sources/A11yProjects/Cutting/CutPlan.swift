// SPDX-License-Identifier: MIT

import A11yAppSources

/// The cuts in one of an app's modules. Cuts are added until the module compiles.
struct CutPlan {
  let target: String
  /// The files, keyed by their paths relative to the app's folder.
  private(set) var files: [String: FileCuts]
  private(set) var types: [String: TypeShape] = [:]
  /// The names of the types whose stand-ins did not compile.
  private var rejected: Set<String> = []
  private let recordedTypes: [CutFile.StandInType]

  /// - Parameter texts: The files' contents, by path.
  init(
    of target: String,
    for platform: ApplePlatform,
    texts: [String: String],
    recorded: CutFile
  ) {
    self.target = target
    recordedTypes = recorded.types.filter { $0.target == target }
    files = [:]
    for (path, text) in texts {
      files[path] = FileCuts(
        path: path,
        text: text,
        for: platform,
        recorded: recorded.entries(in: path, of: target)
      )
    }
  }

  /// The declarations of stand-ins for unavailable types, sorted by name. A recorded declaration is kept unchanged,
  /// because people may have edited it.
  var standIns: [CutFile.StandInType] {
    types.values.sorted { $0.name < $1.name }.map { shape in
      recordedTypes.first { $0.name == shape.name }
        ?? CutFile.StandInType(target: target, name: shape.name, text: shape.text)
    }
  }

  mutating func cutImports(of modules: Set<String>, in path: String) {
    for module in modules { files[path]?.cutImports(of: module) }
  }

  /// Adds cuts for errors from the compiler.
  ///
  /// - Parameters:
  ///   - sources: The files as they were compiled, by path.
  ///   - pass: The number of the pass, counted from 1. Later passes choose larger pieces.
  /// - Returns: Whether the cuts or the stand-ins changed.
  mutating func take(_ errors: [CompilerError], in sources: [String: AppSource], pass: Int) -> Bool
  {
    let isLate = pass >= Self.latePass
    let hasTypes = !isLate && errors.contains { $0.missingType != nil && files[$0.path] != nil }
    let primary = Set(errors.filter { !$0.isSecondary }.map(\.path))
    let least = max(0, pass - Self.latePass + 1)
    var changed = false
    for error in errors {
      guard let source = sources[error.path], var file = files[error.path],
        let token = file.token(at: error, in: source)
      else { continue }
      if error.isSecondary, !isLate, hasTypes || primary.contains(error.path) { continue }
      if error.missingConformance != nil, hasTypes { continue }
      changed = true
      if take(error, token, &file) {
        files[error.path] = file
        continue
      }
      file.cut(error, at: token, least: min(least, 6))
      files[error.path] = file
    }
    return changed
  }

  private static let latePass = 5

  /// Adds a cut or a stand-in for an error whose message refers to the wrong piece of code, and returns whether one was
  /// added.
  private mutating func take(_ error: CompilerError, _ token: Int, _ file: inout FileCuts) -> Bool {
    if let name = error.missingConformance, !Self.essential.contains(name),
      let unit = file.ladder.conformance(to: name, at: token),
      !file.active.contains(where: { $0.unit == unit })
    {
      file.cut(unit, error)
      return true
    }
    if error.isUninitialized, let unit = file.ladder.initial(at: token),
      !file.active.contains(where: { $0.unit == unit })
    {
      file.cut(unit, error)
      return true
    }
    let units = file.ladder.units(at: token)
    if let unit = units.first, unit.kind == .conformance || unit.kind == .attribute,
      !file.active.contains(where: { $0.unit == unit })
    {
      file.cut(unit, error)
      return true
    }
    if let (outer, inner) = error.missingMemberType, types[outer] != nil,
      types[outer]?.nested.contains(inner) == false
    {
      types[outer]?.nested.insert(inner)
      return true
    }
    guard let name = error.missingType,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !rejected.contains(name)
    else { return false }
    if types[name] != nil { return true }
    var shape = TypeShape(name: name)
    for file in files.values { shape.read(file.ladder) }
    types[name] = shape
    return true
  }

  /// The protocols whose conformances are never cut, because a type would be useless without them.
  private static let essential: Set<String> = [
    "App", "Scene", "View", "ViewModifier", "Widget", "WidgetBundle", "PreviewProvider",
  ]

  /// Removes the stand-ins that do not compile, given their positions in ``standIns``.
  mutating func reject(_ positions: Set<Int>) {
    for (index, type) in standIns.enumerated() where positions.contains(index) {
      types[type.name] = nil
      rejected.insert(type.name)
    }
  }

  /// Leaves out the files that still have errors.
  mutating func leaveOut(_ errors: [CompilerError]) {
    for error in errors {
      guard var file = files[error.path] else { continue }
      file.cut(file.ladder.whole, error)
      files[error.path] = file
    }
  }

  // MARK: - Fewer cuts

  /// Whether any piece of code is cut.
  var hasCuts: Bool { files.values.contains { !$0.active.isEmpty } }

  /// Whether any cut may be necessary only because of other errors.
  var hasDoubtful: Bool { files.values.contains { $0.active.contains(where: \.isDoubtful) } }

  /// Returns the plan without the cuts that may be necessary only because of other errors.
  var withoutDoubtful: CutPlan {
    var plan = self
    for path in files.keys { plan.files[path]?.removeDoubtful() }
    return plan
  }

  /// Restores the cuts of another plan in the files with errors.
  mutating func restore(from other: CutPlan, in errors: [CompilerError]) {
    for path in Set(errors.map(\.path)) {
      files[path]?.restore(other.files[path]?.active ?? [])
    }
  }
}

extension CompilerError {
  /// A type and the member type that the compiler cannot find in it.
  fileprivate var missingMemberType: (String, String)? {
    guard message.contains("is not a member type of") else { return nil }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 4, let outer = quoted[3].split(separator: ".").last else { return nil }
    return (String(outer), String(quoted[1]))
  }
}
