// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// The content that an app's scenes add to menus.
@MainActor
package final class MenuList {
  /// A single command group or command menu, with its content and placement.
  package struct Entry {
    package enum Place {
      case menu(Text)
      /// An item for a `MenuBarExtra`, which appears next to the menus.
      case extra(AnyView)
      case before(CommandGroupPlacement)
      case after(CommandGroupPlacement)
      case replacing(CommandGroupPlacement)
    }

    @Borrowed package var owner: Node
    package var place: Place
    package var content: AnyView
  }

  package private(set) var entries: [Entry] = []
  private let version: Cell<Int>
  package weak var bar: MenuBarNode?

  package init(_ inbox: Inbox) { version = Cell(0, inbox) }

  /// Records that the menus have changed.
  package func change() { version.write(version.peek() &+ 1) }

  /// Records that the current evaluation depends on the menus.
  package func noteRead() { _ = version.get() }

  package func set(_ entry: Entry) {
    if let place = entries.firstIndex(where: { $0.owner === entry.owner }) {
      entries[place] = entry
    } else {
      entries.append(entry)
      entries.sort { $0.owner.graph.precedes($0.owner, $1.owner) }
    }
    change()
  }

  package func remove(_ owner: Node) {
    entries.removeAll { $0.owner === owner }
    change()
  }
}
