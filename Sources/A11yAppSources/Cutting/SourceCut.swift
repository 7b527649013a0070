// SPDX-License-Identifier: MIT

/// A recorded cut, which identifies a replaced piece of code so that it can be found again in a later version of the
/// file.
package struct SourceCut: Hashable, Sendable {
  package var kind: CutUnit.Kind
  /// The names of the declarations that contain the replaced piece of code.
  package var place: String
  /// The beginning of the replaced text.
  package var text: String
  /// The one-based position of the piece of code among the identical pieces in the file.
  package var number: Int
  /// The unavailable name that is the reason for the cut.
  package var name: String
  /// The text that replaces the piece of code, or `nil` for the default replacement.
  package var replacement: String?

  package init(
    kind: CutUnit.Kind,
    place: String,
    text: String,
    number: Int = 1,
    name: String,
    replacement: String? = nil
  ) {
    self.kind = kind
    self.place = place
    self.text = text
    self.number = number
    self.name = name
    self.replacement = replacement
  }

  /// Returns whether two cuts replace the same piece of code.
  package func isSamePiece(as other: Self) -> Bool {
    kind == other.kind && place == other.place && text == other.text && number == other.number
  }

  // MARK: - One line for the tool

  /// The cut as one line, with tabs between its fields.
  package var line: String {
    [kind.rawValue, place, text, "\(number)", name, replacement ?? ""]
      .map { $0.map { $0 == "\t" || $0.isNewline ? " " : "\($0)" }.joined() }
      .joined(separator: "\t")
  }

  /// Reads a cut from a line, or returns `nil` if the line is not a cut.
  package init?(line: some StringProtocol) {
    let parts = line.split(separator: Character("\t"), omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 6, let kind = CutUnit.Kind(rawValue: parts[0]), let number = Int(parts[3])
    else { return nil }
    self.init(
      kind: kind,
      place: parts[1],
      text: parts[2],
      number: number,
      name: parts[4],
      replacement: parts[5].isEmpty ? nil : parts[5]
    )
  }
}

extension CutLadder {
  /// Returns the recorded form of a piece of code.
  package func cut(_ unit: CutUnit, name: String) -> SourceCut {
    var cut = SourceCut(kind: unit.kind, place: unit.place, text: unit.text, name: name)
    if unit.kind == .body {
      cut.text = ""
      cut.number = number(ofBody: unit)
      return cut
    }
    if unit.kind == .initial { return cut }
    let same = units(like: cut)
    cut.number = (same.firstIndex { $0.tokens.lowerBound == unit.tokens.lowerBound } ?? 0) + 1
    return cut
  }

  /// Returns the piece of code that a recorded cut refers to, or `nil` if the file has changed and no longer contains
  /// it.
  package func unit(of cut: SourceCut) -> CutUnit? {
    if cut.kind == .file { return whole }
    guard cut.kind != .body else { return body(at: cut.place, number: cut.number) }
    if cut.kind == .initial {
      let same = tokens.all.indices.compactMap { initial(at: $0) }.filter { $0.place == cut.place }
      return same.first { $0.text == cut.text }
    }
    let same = units(like: cut)
    return cut.number > 0 && cut.number <= same.count ? same[cut.number - 1] : nil
  }

  /// Returns the pieces of code whose kind, dotted name and text match a cut.
  private func units(like cut: SourceCut) -> [CutUnit] {
    let wanted = SourceTokens(cut.text).all.map(\.text)
    guard let first = wanted.first else { return [] }
    return tokens.all.indices.compactMap { index in
      guard tokens.all[index].text == first, tokens.all.count - index >= wanted.count,
        wanted.count < 2 || tokens.all[index + 1].kind == .literal
          || tokens.all[index + 1].text == wanted[1]
      else { return nil }
      return units(at: index).first {
        $0.kind == cut.kind && $0.tokens.lowerBound == index && $0.place == cut.place
          && $0.text == cut.text
      }
    }
  }

  /// Returns the edits that apply the given cuts. Cuts of code that the file no longer contains are ignored.
  func edits(_ cuts: [SourceCut]) -> [SourceEdit] {
    cuts.compactMap { cut in
      guard let unit = unit(of: cut) else { return nil }
      let range = range(of: unit)
      let name = String(cut.name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })
      let text = (cut.replacement ?? unit.replacement).replacing("NAME", with: name)
      // The line breaks of the replaced text are kept, so that line numbers do not change.
      let lines = tokens.bytes[range].count { $0 == UInt8(ascii: "\n") }
      return SourceEdit(range: range, text: text + String(repeating: "\n", count: lines))
    }
  }
}
