// SPDX-License-Identifier: MIT

/// The documents in a tab, which are the outermost document and the documents in its frames.
struct PageDocuments {
  /// A document in the page, which is the outermost document or the document in a frame.
  struct Document {
    var id: String
    var parent: String?
    /// The DOM node of the element that contains the document.
    var owner: Int?
  }

  /// The frames, each of which follows the frame that contains it.
  private(set) var frames: [Document] = []
  /// The JavaScript worlds for a11ynav's scripts, keyed by frame.
  private(set) var worlds: [String: Int] = [:]
  /// The number of times that the outermost document has been replaced.
  private(set) var generation = 0
  /// The address of the outermost document.
  private(set) var url = ""

  /// Records an event.
  mutating func handle(_ event: BrowserEvent) {
    switch event {
    case .contextCreated(let number, PageScript.world, let frame): worlds[frame] = number
    case .contextDestroyed(let number): worlds = worlds.filter { $0.value != number }
    case .contextsCleared: worlds = [:]
    case .frameAttached(let id, let parent): add(id, in: parent)
    case .frameDetached(let id): frames.removeAll { $0.id == id }
    case .frameNavigated(let frame):
      guard let id = frame.id, frame.parent == nil else { return }
      frames = [Document(id: id, parent: nil)]
      generation += 1
      url = frame.url
    default: break
    }
  }

  /// Adds the frames that already exist.
  mutating func add(_ tree: FrameTree) {
    if let id = tree.id { add(id, in: tree.parent) }
    for child in tree.children { add(child) }
  }

  /// Records which element contains a frame.
  mutating func set(owner: Int, ofFrame id: String) {
    for place in frames.indices where frames[place].id == id { frames[place].owner = owner }
  }

  private mutating func add(_ id: String, in parent: String?) {
    guard !frames.contains(where: { $0.id == id }) else { return }
    frames.append(Document(id: id, parent: parent))
  }
}
