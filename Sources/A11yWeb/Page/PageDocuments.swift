// SPDX-License-Identifier: MIT

import A11yJSON

/// The documents of a tab: the outermost one and those of its frames.
struct PageDocuments {
  /// A document in the page: the outermost one, or that of a frame.
  struct Document {
    var id: String
    var parent: String?
    /// The DOM node of the element that contains it.
    var owner: Int?
  }

  /// The frames, each after the one that contains it.
  private(set) var frames: [Document] = []
  /// The worlds of our scripts, by frame.
  private(set) var worlds: [String: Int] = [:]
  /// How often the outermost document was replaced.
  private(set) var generation = 0
  /// The address of the outermost document.
  private(set) var url = ""

  /// Notes what has happened.
  mutating func take(_ method: String, _ params: JSONValue) {
    switch method {
    case "Runtime.executionContextCreated":
      let context = params["context"]
      if context["name"].string == PageScript.world, let number = context["id"].integer,
        let frame = context["auxData"]["frameId"].string
      {
        worlds[frame] = number
      }
    case "Runtime.executionContextDestroyed":
      let number = params["executionContextId"].integer
      worlds = worlds.filter { $0.value != number }
    case "Runtime.executionContextsCleared": worlds = [:]
    case "Page.frameAttached": add(params["frameId"].string, in: params["parentFrameId"].string)
    case "Page.frameDetached": frames.removeAll { $0.id == params["frameId"].string }
    case "Page.frameNavigated":
      let frame = params["frame"]
      guard let id = frame["id"].string, frame["parentId"] == .null else { return }
      frames = [Document(id: id, parent: nil)]
      generation += 1
      url = frame["url"].string ?? ""
    default: break
    }
  }

  /// Learns of the frames that are there already.
  mutating func take(tree: JSONValue) {
    add(tree["frame"]["id"].string, in: tree["frame"]["parentId"].string)
    for child in tree["childFrames"].array { take(tree: child) }
  }

  /// Remembers which element contains a frame.
  mutating func set(owner: Int, ofFrame id: String) {
    for place in frames.indices where frames[place].id == id { frames[place].owner = owner }
  }

  private mutating func add(_ id: String?, in parent: String?) {
    guard let id, !frames.contains(where: { $0.id == id }) else { return }
    frames.append(Document(id: id, parent: parent))
  }
}
