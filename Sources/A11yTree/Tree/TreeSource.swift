/// Anything that has elements and answers actions: a captured file, a running app.
@MainActor
public protocol TreeSource: AnyObject {
  /// Gives the whole tree as its first update.
  func start() -> TreeUpdate

  /// Does what a user asked and says what changed.
  func perform(_ request: ActionRequest) -> ActionResponse
}
