// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

/// A view that combines state, environment values, modifiers with bodies, rows, branches, focus and sheets.
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

@MainActor
@Suite("Skipping unchanged views never changes the result", .timeLimit(.minutes(30)))
struct PruningTests {
  /// Returns a user's commands, as determined by a fixed sequence of numbers.
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

  @Test(
    "Commands produce the same words and tree whether or not unchanged views are skipped",
    arguments: 1...12
  )
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

@Suite("Views with weak and unowned references", .timeLimit(.minutes(30)))
@MainActor
struct UnheldReferenceTests {
  private final class Owner {}

  private struct Child: View {
    weak var owner: Owner?
    unowned let keeper: Owner
    let number: Int
    let log: Log
    var body: some View {
      log("\(number)")
      return Text("\(number), \(owner == nil ? "alone" : "owned")")
    }
  }

  private struct Parent: View {
    let owners: [Owner]
    let log: Log
    @State private var number = 0
    @State private var other = 0
    var body: some View {
      Button("Number") { number += 1 }
      Button("Other \(other)") { other += 1 }
      Child(owner: owners[0], keeper: owners[1], number: number, log: log)
    }
  }

  @Test("Weak and unowned references in views are compared without retaining the objects")
  func references() throws {
    let log = Log()
    weak var first: Owner?
    do {
      let owners = [Owner(), Owner()]
      first = owners[0]
      let view = HeardView(prunes: true) { Parent(owners: owners, log: log) }
      for _ in 0..<50 { try view.run("choose Number", "activate") }
      #expect(view.labels.last == "50, owned")
      let before = log.lines.count
      for _ in 0..<50 { try view.run("choose Other", "activate") }
      #expect(log.lines.count == before)
    }
    #expect(first == nil)
  }
}
