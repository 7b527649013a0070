// SPDX-License-Identifier: MIT

/// Determines whether a block of code is a view builder. A wrong result costs only one build attempt, because the
/// compiler checks the code.
struct BuilderContext {
  let items: SourceItems
  let calls: CallShape
  private var all: [SourceToken] { items.tokens.all }

  /// Returns the protocol of the views that a function or variable builds, or `nil` if it is not a view builder.
  func built(by item: SourceItem) -> String? {
    let end = item.body ?? item.value?.lowerBound ?? item.tokens.upperBound
    var isBuilder = false
    for index in item.tokens.lowerBound..<min(end, all.count) {
      let token = all[index]
      if token.text == "some", index + 1 < all.count { return all[index + 1].text }
      if token.text == "@", index + 1 < all.count, all[index + 1].text.hasSuffix("Builder") {
        isBuilder = true
      }
      if token.text == "Body", index > 0, all[index - 1].text == ":" { isBuilder = true }
    }
    return isBuilder ? "View" : nil
  }

  /// Returns whether a closure in a view builder is itself a view builder.
  func isBuilder(closure open: Int, in item: SourceItem) -> Bool {
    guard let close = all[open].partner else { return false }
    if open > 0, all[open - 1].text == ":", open > 1 {
      let label = all[open - 2].text
      if label.hasPrefix("action") || label.hasPrefix("on") || label == "perform" { return false }
    } else if let owner = calls.owner(
      ofBracket: open,
      from: item.tokens.lowerBound,
      before: item.tokens.upperBound
    ) {
      let isMember = all[owner].text == "."
      let name = all[isMember ? owner + 1 : owner].text
      let first = name.first ?? " "
      if !isMember, first.isLowercase { return false }
      if Self.actions.contains(name) { return false }
      if isMember, name.hasPrefix("on") || name.hasSuffix("Action") { return false }
      if name == "Button" {
        // A closure is the button's action if it is the only closure or the first of two closures.
        let next = close + 1 < all.count ? all[close + 1].text : ""
        if next == "label" { return false }
        let hasAction = all[owner..<open].contains { $0.text == "action" || $0.text == "intent" }
        if !hasAction { return false }
      }
    }
    return !items.items(inBraces: open).contains(where: isAction)
  }

  /// Returns whether a statement is of a type that occurs only outside view builders.
  private func isAction(_ item: SourceItem) -> Bool {
    guard item.kind == .statement else { return false }
    if ["await", "try", "return", "throw", "guard", "defer", "while"].contains(item.name) {
      return true
    }
    return item.tokens.contains { index in
      ["=", "+=", "-=", "&&="].contains(all[index].text) && !Self.blocks.contains(item.name)
        && isTopLevel(index, in: item)
    }
  }

  private func isTopLevel(_ index: Int, in item: SourceItem) -> Bool {
    calls.brackets(around: index, from: item.tokens.lowerBound).isEmpty
  }

  private static let blocks: Set<String> = ["if", "for", "switch", "let", "var"]
  private static let actions: Set<String> = [
    "Task", "DispatchQueue", "task", "refreshable", "gesture", "simultaneousGesture", "async",
    "sink", "map", "filter", "compactMap", "flatMap", "first", "contains", "sorted", "reduce",
    "allSatisfy", "animation", "alignmentGuide", "transformEnvironment", "Binding", "Timer",
  ]
}
