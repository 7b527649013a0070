import A11yTree
import A11yUI

/// A source of elements that a test can ask what is still to come.
///
/// A host that runs a program conforms, as ``A11yUI/ViewHost`` does, and ``Session`` opens it with
/// ``Session/init(source:readingOrder:technology:settings:fileID:filePath:line:column:)``. Any other
/// source can be opened too; then nothing is to come.
@MainActor
public protocol TestableSource: TreeSource {
  /// What the program has begun and has not ended.
  var pendingWork: [PendingWork] { get }

  /// The requests for focus that have found no element yet, in words.
  var unansweredFocus: [String] { get }

  /// What is wrong in the program, each once, in the order in which it was noticed.
  var problems: [String] { get }

  /// Takes in what has changed outside of any request, and hands it on.
  func takeTurn()
}

extension GraphHost: TestableSource {
  /// What is wrong in the views, each once, in the order in which it was noticed.
  public var problems: [String] { diagnostics.map(\.description) }
}
