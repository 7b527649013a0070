import A11yTree

/// What is known of focus, and what was asked for.
struct FocusRecord {
  /// The text field that is being typed in.
  var editing: (node: ElementNode, state: Editing)?
  var requests: [FocusRequest] = []

  func editing(_ node: ElementNode) -> Editing? {
    editing?.node === node ? editing?.state : nil
  }

  mutating func emit(into update: inout TreeUpdate) {
    update.focusRequests = requests
    requests = []
  }
}

/// How a text field is being typed in.
struct Editing: Hashable {
  /// Where text goes in, in characters from 0.
  var insertionPoint: Int
}

extension ViewGraph {
  func resolveFocus() {}
}
