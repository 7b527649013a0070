// SPDX-License-Identifier: MIT

extension CutLadder {
  /// The file's imports as replaceable units, each with the imported module.
  package var imports: [(module: String, unit: CutUnit)] {
    file.filter { $0.kind == .import }.compactMap { item in
      let words = item.tokens.drop { $0 <= item.keyword }.map { all[$0].text }
      let module = words.first { !Self.importKinds.contains($0) }
      return module.map { ($0, unit(.import, item.tokens, "", "")) }
    }
  }

  static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The bodies of views, as replaceable units.
  package var viewBodies: [CutUnit] {
    members(in: file, "").compactMap { place, item in
      guard item.kind == .variable, item.name == "body", let open = item.body,
        context.built(by: item) == "View", let close = all[open].partner
      else { return nil }
      return unit(.body, open..<close + 1, place, "{ _CutView(\"NAME\") }")
    }
  }

  /// Returns the conformance of a type or an extension to a protocol, given a token in the declaration's header.
  package func conformance(to name: String, at token: Int) -> CutUnit? {
    guard let (place, item) = types(in: file, "").last(where: { $0.1.tokens.contains(token) }),
      let open = item.body
    else { return nil }
    let found = (item.keyword + 1..<open).last { all[$0].text == name }
    return found.flatMap { conformance($0, from: item.keyword, to: open, place) }
  }

  /// Returns the text of a token.
  package func word(_ token: Int) -> String { all.indices.contains(token) ? all[token].text : "" }

  /// Returns the number of generic arguments after a token.
  package func argumentCount(after token: Int) -> Int {
    let end = items.afterGenerics(token + 1, before: all.count)
    guard end > token + 2 else { return 0 }
    var depth = 0
    var count = 1
    var index = token + 1
    while index < end {
      let text = all[index].text
      if all[index].kind == .op {
        depth += text.count { $0 == "<" } - (text == "->" ? 0 : text.count { $0 == ">" })
      }
      if text == ",", depth == 1 { count += 1 }
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
    }
    return count
  }

  /// Returns the file's types and extensions, each after the types and extensions that contain it.
  func types(in list: [SourceItem], _ outside: String) -> [(String, SourceItem)] {
    list.flatMap { item -> [(String, SourceItem)] in
      guard item.kind == .type || item.kind == .extension, let open = item.body else { return [] }
      let place = outside.isEmpty ? item.name : "\(outside).\(item.name)"
      return [(place, item)] + types(in: items.items(inBraces: open), place)
    }
  }

  /// Returns the members of types and the declarations in the file, with their dotted names.
  func members(in list: [SourceItem], _ outside: String) -> [(String, SourceItem)] {
    list.flatMap { item -> [(String, SourceItem)] in
      let place = outside.isEmpty ? item.name : "\(outside).\(item.name)"
      if item.kind == .type || item.kind == .extension {
        guard let open = item.body else { return [] }
        return members(in: items.items(inBraces: open), place)
      }
      return [(place, item)]
    }
  }

  /// Returns the body of the member or accessor with the given dotted name.
  func body(at place: String, number: Int) -> CutUnit? {
    let all = members(in: file, "").flatMap { own, item -> [CutUnit] in
      guard let open = item.body, place == own || place.hasPrefix(own + ".") else { return [] }
      let places =
        [open] + items.items(inBraces: open).compactMap { $0.kind == .accessor ? $0.body : nil }
      return places.compactMap { start in
        units(at: start).first {
          $0.kind == .body && $0.place == place && $0.tokens.lowerBound == start
        }
      }
    }
    return number > 0 && number <= all.count ? all[number - 1] : nil
  }

  /// Returns the one-based position of a body among the bodies with the same dotted name.
  func number(ofBody unit: CutUnit) -> Int {
    var number = 1
    while let body = body(at: unit.place, number: number) {
      if body.tokens == unit.tokens { return number }
      number += 1
    }
    return 1
  }
}
