// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Alternative meanings of the switches, such as turning pages, that the user can choose temporarily.
  public struct Recipe: Hashable, Sendable {
    /// The name under which the user chooses the recipe.
    public var name: String
    /// The actions that the recipe assigns to switches, keyed by the switches' usual actions.
    public var actions: [SwitchAction: RecipeAction]
    /// The time after which the recipe ends if the user does not press a switch. Apple does not document the default
    /// value.
    public var timeout: Duration

    /// Creates a recipe.
    public init(
      _ name: String,
      _ actions: [SwitchAction: RecipeAction],
      timeout: Duration = .seconds(30)
    ) {
      self.name = name
      self.actions = actions
      self.timeout = timeout
    }

    /// The recipe's name, as it is spoken and displayed on one line.
    var spokenName: String { name.onOneLine }
  }

  /// The action that a recipe assigns to a switch. The raw values are the actions' names in settings.
  public enum RecipeAction: String, CaseIterable, Hashable, Sendable {
    /// Activates the element that the scanner is on.
    case tap
    /// Activates the element in the middle of the screen.
    case tapMiddle = "tap-middle"
    /// Scrolls up by one page.
    case scrollUp = "scroll-up"
    /// Scrolls down by one page.
    case scrollDown = "scroll-down"
    /// Scrolls left by one page, to the previous page of a book.
    case scrollLeft = "scroll-left"
    /// Scrolls right by one page, to the next page of a book.
    case scrollRight = "scroll-right"
    /// Increases the value of the element that the scanner is on.
    case increment
    /// Decreases the value of the element that the scanner is on.
    case decrement
    /// Closes the alert or pop-up, or goes back.
    case escape
    /// Ends the recipe.
    case exit
  }
}

/// A recipe that the user has chosen.
struct RunningRecipe: Hashable, Sendable {
  let recipe: SwitchControl.Recipe
  /// The time at which the recipe ends unless the user presses a switch first.
  private(set) var end: Duration

  init(_ recipe: SwitchControl.Recipe, at time: Duration) {
    self.recipe = recipe
    end = time
    extend(at: time)
  }

  /// Restarts the time limit for the next press.
  mutating func extend(at time: Duration) {
    end = time + max(recipe.timeout, .milliseconds(1))
  }

  /// Returns the action, if any, that the recipe assigns to a switch.
  func action(for command: SwitchControl.Command) -> SwitchControl.RecipeAction? {
    command.action.flatMap { recipe.actions[$0] }
  }
}

// Recipes.
extension SwitchControl {
  /// The name of the recipe that currently determines the switches' meanings, or `nil` if no recipe is running.
  public var recipeName: String? { recipe?.recipe.name }

  /// Starts a recipe by name, or ends the current recipe if the name is `nil`.
  mutating func startRecipe(
    _ name: String?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard let name else { return endRecipe(in: tree, at: time) }
    guard let chosen = settings.recipes.first(where: { $0.name == name }) else {
      return [settings.verbosity.notice(.noSuchRecipe, name.onOneLine)]
    }
    clock.cancelTap()
    clock.disarm()
    path.closeMenu()
    points = nil
    recipe = RunningRecipe(chosen, at: time)
    return [.sound(.select), settings.verbosity.notice(.recipeStarted, chosen.spokenName)]
  }

  /// Ends the recipe and continues scanning.
  mutating func endRecipe(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard let ended = recipe else { return [] }
    recipe = nil
    let notice = settings.verbosity.notice(.recipeEnded, ended.recipe.spokenName)
    guard isScanning, !path.isEmpty else { return [notice] }
    return [notice] + arrive(in: tree, at: time)
  }

  /// Handles a press while a recipe is running. If the recipe assigns no action to a switch, the switch ends the
  /// recipe, so the user can always leave the recipe.
  mutating func performRecipe(
    _ running: RunningRecipe,
    _ command: Command,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard let action = running.action(for: command), action != .exit else {
      return endRecipe(in: tree, at: time)
    }
    recipe?.extend(at: time)
    guard let request = request(action, in: tree) else {
      return [settings.verbosity.notice(.nothingAtPoint)]
    }
    return [.sound(.select), .request(request)]
  }

  private func request(_ action: RecipeAction, in tree: AccessibilityTree) -> ActionRequest? {
    let target = path.cursor ?? tree.scope
    func request(_ action: Action) -> ActionRequest? {
      target.map { ActionRequest(action, on: $0) }
    }
    switch action {
    case .tap: return path.cursor.map { tapRequest($0, in: tree) }
    case .tapMiddle:
      guard let area = tree.pointArea else { return nil }
      let middle = Point(x: area.x + area.width / 2, y: area.y + area.height / 2)
      return tree.topmostElement(at: middle).map { tapRequest($0, in: tree) }
    case .scrollUp: return request(.scroll(.top))
    case .scrollDown: return request(.scroll(.bottom))
    case .scrollLeft: return request(.scroll(.leading))
    case .scrollRight: return request(.scroll(.trailing))
    case .increment: return request(.increment)
    case .decrement: return request(.decrement)
    case .escape: return request(.escape)
    case .exit: return nil
    }
  }
}
