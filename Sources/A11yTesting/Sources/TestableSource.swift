import A11yTree

/// A source of elements that a test can ask what is still to come.
///
/// A host that runs a program conforms, as those of views and apps do, and ``Session`` opens it with
/// ``Session/init(source:readingOrder:technology:settings:fileID:filePath:line:column:)``. Any other
/// source can be opened too; then nothing is to come.
@MainActor
public protocol TestableSource: TreeSource {
  /// What the program has begun and has not ended.
  var pendingActivities: [any PendingActivity] { get }

  /// The requests for focus that have found no element yet, in words.
  var unansweredFocus: [String] { get }

  /// What is wrong in the program, each once, in the order in which it was noticed.
  var problems: [String] { get }

  /// Takes in what has changed outside of any request, and hands it on.
  func takeTurn()
}
