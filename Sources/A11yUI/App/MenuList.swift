/// What the scenes put into the menus.
@MainActor
final class MenuList {
  /// One leaf of the commands: content, and where it belongs.
  struct Entry {
    enum Place {
      case menu(Text)
      /// Beside the menus: an item of a `MenuBarExtra`.
      case extra(AnyView)
      case before(CommandGroupPlacement)
      case after(CommandGroupPlacement)
      case replacing(CommandGroupPlacement)
    }

    unowned(unsafe) let owner: Node
    var place: Place
    var content: AnyView
  }

  private(set) var entries: [Entry] = []
  private let version: Cell<Int>
  weak var bar: MenuBarNode?

  init(_ inbox: Inbox) { version = Cell(0, inbox) }

  /// Says that the menus are not what they were.
  func change() { version.write(version.peek() &+ 1) }

  /// Has what is evaluated now depend on the menus.
  func noteRead() { _ = version.get() }

  func set(_ entry: Entry) {
    if let place = entries.firstIndex(where: { $0.owner === entry.owner }) {
      entries[place] = entry
    } else {
      entries.append(entry)
      entries.sort { $0.owner.graph.precedes($0.owner, $1.owner) }
    }
    change()
  }

  func remove(_ owner: Node) {
    entries.removeAll { $0.owner === owner }
    change()
  }
}
