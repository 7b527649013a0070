// SPDX-License-Identifier: MIT

import A11yNavigation

/// A switch user's recipes in the form used in settings.
///
/// ```
/// recipes: Turn pages: select=scroll-right, previous=scroll-left, timeout 20s; Play: select=tap-middle
/// ```
struct RecipeList {
  /// The recipes, in the order in which they are listed.
  let recipes: [SwitchControl.Recipe]

  init(_ recipes: [SwitchControl.Recipe]) { self.recipes = recipes }

  /// Parses recipes.
  ///
  /// - Throws: ``SessionError`` that names the part that is not valid.
  init(written text: String) throws(SessionError) {
    var recipes: [SwitchControl.Recipe] = []
    for part in text.split(separator: ";") where !part.allSatisfy(\.isWhitespace) {
      let recipe = try Self.recipe(String(part).trimmed)
      guard !recipes.contains(where: { $0.name == recipe.name }) else {
        throw .usage("there are two recipes called “\(recipe.name)”")
      }
      recipes.append(recipe)
    }
    self.recipes = recipes
  }

  private static func recipe(_ text: String) throws(SessionError) -> SwitchControl.Recipe {
    guard let colon = text.firstIndex(of: ":") else { throw malformed(text) }
    let name = String(text[..<colon]).trimmed
    guard !name.isEmpty, name != CommandTable.noRecipe else { throw malformed(text) }
    var recipe = SwitchControl.Recipe(name, [:])
    for part in text[text.index(after: colon)...].split(separator: ",") {
      let part = String(part).trimmed
      if part.hasPrefix("timeout ") {
        recipe.timeout = try CommandParser.duration(String(part.dropFirst(8)))
        guard recipe.timeout > .zero else { throw malformed(text) }
        continue
      }
      let words = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      guard words.count == 2 else { throw malformed(text) }
      guard let action = SwitchAction(rawValue: words[0]) else {
        throw .unknown("switch", words[0], known: SwitchAction.allCases.map(\.rawValue))
      }
      guard let meaning = SwitchControl.RecipeAction(rawValue: words[1]) else {
        let known = SwitchControl.RecipeAction.allCases.map(\.rawValue)
        throw .unknown("recipe action", words[1], known: known)
      }
      recipe.actions[action] = meaning
    }
    guard !recipe.actions.isEmpty else { throw malformed(text) }
    return recipe
  }

  private static func malformed(_ text: String) -> SessionError {
    .usage(
      "a recipe must have the form “Turn pages: select=scroll-right, timeout 20s”, "
        + "not “\(text)”"
    )
  }

  /// The recipes, written in the form that ``init(written:)`` parses.
  var written: String { recipes.map(Self.written).joined(separator: "; ") }

  private static func written(_ recipe: SwitchControl.Recipe) -> String {
    let parts = SwitchAction.allCases.compactMap { action in
      recipe.actions[action].map { "\(action.rawValue)=\($0.rawValue)" }
    }
    return "\(recipe.name): "
      + (parts + ["timeout \(recipe.timeout.written)"]).joined(separator: ", ")
  }
}
