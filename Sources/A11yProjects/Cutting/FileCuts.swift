// SPDX-License-Identifier: MIT

import A11yAppSources

/// The cuts in one of an app's files while they are being determined.
struct FileCuts {
  /// A piece of code that is replaced by code that compiles.
  struct Active {
    var unit: CutUnit
    var entry: CutFile.Entry
    /// How many times cutting a smaller piece of code was not sufficient.
    var rung = 0
    /// Whether the reported error may be a consequence of other errors.
    var isDoubtful: Bool
  }

  let path: String
  let platform: ApplePlatform
  let ladder: CutLadder
  private let text: String
  private(set) var active: [Active] = []
  /// The cuts from an earlier run.
  private let recorded: [CutFile.Entry]

  init(path: String, text: String, for platform: ApplePlatform, recorded: [CutFile.Entry]) {
    self.path = path
    self.text = text
    self.platform = platform
    self.recorded = recorded
    ladder = CutLadder(text)
    for entry in recorded where entry.isKept {
      if let unit = ladder.unit(of: entry.cut) { insert(unit, entry, isDoubtful: false) }
    }
  }

  /// The reason that the whole file is left out, or `nil` if the file is included.
  var wholeReason: String? { active.first { $0.unit.kind == .file }?.entry.error }

  /// The file's text as it is compiled.
  var source: AppSource { AppSource(text, for: platform, cuts: active.map(\.entry.cut)) }

  /// The cuts in the form in which they are recorded, in the order of the file's text.
  var entries: [CutFile.Entry] {
    active.sorted { range($0).lowerBound < range($1).lowerBound }
      .map(\.entry)
  }

  private func range(_ cut: Active) -> Range<Int> { ladder.range(of: cut.unit) }

  // MARK: - Adding

  /// Replaces all imports of a module.
  mutating func cutImports(of module: String) {
    for (name, unit) in ladder.imports where name == module {
      let error = "no such module '\(module)'"
      insert(
        unit,
        CutFile.Entry(cut: ladder.cut(unit, name: module), error: error),
        isDoubtful: false
      )
    }
  }

  /// Returns the token at an error's location in the compiled text of the file.
  func token(at error: CompilerError, in source: AppSource) -> Int? {
    guard let place = SourcePlaces.place(line: error.line, column: error.column, in: source.text)
    else { return nil }
    return ladder.token(at: source.original(place))
  }

  /// Replaces a piece of code because of an error. If this piece of code is already replaced, a larger piece is
  /// replaced.
  ///
  /// The more attempts have failed, the larger the chosen piece of code.
  ///
  /// - Parameter least: The minimum number of failed attempts to assume.
  mutating func cut(_ error: CompilerError, at token: Int, least: Int) {
    if let index = active.firstIndex(where: { $0.unit.tokens.contains(token) }) {
      return escalate(index, error, least: least)
    }
    let ladder = ladder.units(at: token)
    let known = recorded.first { entry in
      entry.cut.kind != .file
        && self.ladder.unit(of: entry.cut).map { ladder.contains($0) } ?? false
    }
    if let known, let unit = self.ladder.unit(of: known.cut) {
      return insert(unit, known, isDoubtful: error.isSecondary)
    }
    guard let unit = Self.choose(from: ladder, after: nil, rung: least) else { return }
    cut(unit, error)
  }

  /// Replaces the given piece of code.
  mutating func cut(_ unit: CutUnit, _ error: CompilerError, rung: Int = 0) {
    let found = error.name.flatMap { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && name != "nil"
        ? name : nil
    }
    let start = String(unit.text.prefix { $0 != "(" && $0 != " " && $0 != "{" })
    let name = found ?? (unit.kind == .body || start.isEmpty ? unit.place : start)
    insert(
      unit,
      CutFile.Entry(cut: ladder.cut(unit, name: name), error: error.message),
      rung: rung,
      isDoubtful: error.isSecondary
    )
  }

  private mutating func escalate(_ index: Int, _ error: CompilerError, least: Int) {
    var old = active[index]
    guard old.unit.kind != .file else { return }
    if old.entry.cut.replacement == nil, let text = ladder.emptyValue(of: old.unit) {
      old.entry.cut.replacement = text
      active[index] = old
      return
    }
    let units = ladder.units(at: old.unit.tokens.lowerBound)
    let rung = max(old.rung + 1, least)
    guard let unit = Self.choose(from: units, after: old.unit, rung: rung) else { return }
    insert(
      unit,
      CutFile.Entry(cut: ladder.cut(unit, name: old.entry.cut.name), error: old.entry.error),
      rung: rung,
      isDoubtful: old.isDoubtful
    )
  }

  /// Chooses a piece of code that is larger than the given piece. The first attempt chooses the next larger piece of
  /// code. Later attempts choose a whole statement, body or declaration, so that few attempts are needed.
  private static func choose(from ladder: [CutUnit], after old: CutUnit?, rung: Int) -> CutUnit? {
    let larger = ladder.filter { unit in
      guard let old else { return true }
      return unit.tokens.count > old.tokens.count
        || unit.tokens == old.tokens && unit.kind != old.kind && unit.kind == .declaration
    }
    let wanted: [CutUnit.Kind]
    switch rung {
    case 0, 1: return larger.first
    case 2: wanted = [.view, .statement, .body, .declaration, .type, .file]
    case 3: wanted = [.body, .declaration, .type, .file]
    case 4, 5: wanted = [.declaration, .type, .file]
    default: wanted = [.type, .file]
    }
    return larger.first { wanted.contains($0.kind) } ?? larger.last
  }

  private mutating func insert(
    _ unit: CutUnit,
    _ entry: CutFile.Entry,
    rung: Int = 0,
    isDoubtful: Bool
  ) {
    let range = ladder.range(of: unit)
    // Code inside a larger block that is cut does not need to be cut separately.
    if active.contains(where: { self.range($0).contains(range) && self.range($0) != range }) {
      return
    }
    active = active.filter { !range.contains(self.range($0)) }
    active.append(Active(unit: unit, entry: entry, rung: rung, isDoubtful: isDoubtful))
  }

  /// Removes the cuts that may be necessary only because of other errors.
  mutating func removeDoubtful() { active.removeAll(where: \.isDoubtful) }

  /// Restores cuts that were removed.
  mutating func restore(_ cuts: [Active]) {
    for cut in cuts where cut.isDoubtful {
      insert(cut.unit, cut.entry, rung: cut.rung, isDoubtful: false)
    }
  }
}

extension Range where Bound == Int {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}

/// Converts a line and a column to a position in a string.
enum SourcePlaces {
  /// Returns the byte offset for a one-based line and column.
  static func place(line: Int, column: Int, in text: String) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    var current = 1
    if line == 1 { return column - 1 }
    for (index, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      current += 1
      start = index + 1
      if current == line { return start + column - 1 }
    }
    return nil
  }
}
