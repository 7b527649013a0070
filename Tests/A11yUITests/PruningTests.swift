import SwiftUI
import Testing

@testable import A11yUI

/// Everything at once: state, environment, modifiers with bodies, rows, branches, focus, sheets.
private struct Everything: View {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
  }

  struct Badge: ViewModifier {
    let text: String
    @State private var presses = 0
    func body(content: Content) -> some View {
      HStack {
        content
        Button("\(text) \(presses)") { presses += 1 }
      }
    }
  }

  struct ItemRow: View {
    @Binding var item: Item
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Toggle(item.name, isOn: $item.isDone)
        .accessibilityHint(isEnabled ? "" : "locked")
        .modifier(Badge(text: "badge of \(item.name)"))
    }
  }

  @State private var items = (1...4).map { Item(id: $0, name: "item \($0)") }
  @State private var isLocked = false
  @State private var isSheetShown = false
  @State private var choice = 0
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack {
      Text("\(items.filter(\.isDone).count) done, focus \(focus ?? 0)")
        .accessibilityAddTraits(.isHeader)
      Button("lock") { isLocked.toggle() }
      Button("add") { items.insert(Item(id: items.count + 1, name: "new"), at: 1) }
      Button("turn") { items.reverse() }
      Button("drop") { items.removeFirst() }
      Button("choose") { choice += 1 }
      Button("focus") { focus = items.last?.id }
      Button("sheet") { isSheetShown = true }
      switch choice % 3 {
      case 0: Text("zero")
      case 1: AnyView(Text("one"))
      default: EmptyView()
      }
      List {
        ForEach($items) { $item in
          ItemRow(item: $item).accessibilityFocused($focus, equals: item.id)
        }
      }
      .disabled(isLocked)
    }
    .sheet(isPresented: $isSheetShown) {
      Text("choice \(choice)")
      Button("more") { choice += 1 }
    }
  }
}

@MainActor @Suite("Passing over what is the same never makes a difference")
struct PruningTests {
  /// What a user would do, drawn from a fixed sequence of numbers.
  private func commands(_ seed: UInt64) -> [String] {
    let names = [
      "next", "next", "next", "previous", "activate", "activate", "activate", "first", "last",
      "escape",
    ]
    var state = seed
    return (0..<150).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return names[Int(state >> 33) % names.count]
    }
  }

  @Test("The same commands give the same words and the same tree", arguments: 1...12)
  func agree(seed: Int) throws {
    let pruned = HeardView([.voiceOver, .switchControl], prunes: true) { Everything() }
    let full = HeardView([.voiceOver, .switchControl], prunes: false) { Everything() }
    for command in commands(UInt64(seed)) {
      #expect(try pruned.run(command) == full.run(command))
      #expect(pruned.host.start() == full.host.start())
    }
    #expect(pruned.host.diagnostics == full.host.diagnostics)
    #expect(pruned.host.counters.bodies < full.host.counters.bodies)
    for change in pruned.host.start().changes {
      #expect(pruned.session.tree[change.id] == change.element)
    }
  }
}
