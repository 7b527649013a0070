// SPDX-License-Identifier: MIT

import A11yTree
import Combine
import Observation
import SwiftUI
import Testing

@testable import A11yUI

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

private struct Bindings: View {
  @State private var text = "text"
  @State private var maybe: String? = "some"
  @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  @State private var writes: [String] = []
  struct Field: View {
    let title: String
    @Binding var text: String
    var body: some View { TextField(title, text: $text) }
  }
  struct MaybeField: View {
    @Binding var text: String?
    var body: some View {
      Text("maybe \(text ?? "nil")")
      Button("nil") { text = nil }
      Button("new") { text = "new" }
    }
  }

  var body: some View {
    Field(title: "first", text: $items[0].name)
    ForEach($items) { $item in Field(title: "row \(item.id)", text: $item.name) }
    MaybeField(text: Binding($text))
    if let text = Binding($maybe) { Field(title: "unwrapped", text: text) }
    Button("hashable") { Binding<AnyHashable>($text).wrappedValue = AnyHashable("hashed") }
    Button("wrong type") { Binding<AnyHashable>($text).wrappedValue = AnyHashable(3) }
    Button("remove") { items.removeLast() }
    Button("none") { maybe = nil }
    Text("\(text) \(maybe ?? "nil") \(items.map(\.name).joined(separator: ","))")
    Text("\($items.count) \($items.last?.wrappedValue.name ?? "")")
  }
}

private struct Priority: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  fileprivate var priority: Int {
    get { self[Priority.self] }
    set { self[Priority.self] = newValue }
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
  static func reduce(value: inout [String]?, nextValue: () -> [String]?) {
    value = (value ?? []) + (nextValue() ?? [])
  }
}

private struct Preferring: View {
  @State private var rows = [1, 2]
  @State private var total = -1
  @State private var names: [String]?
  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { number in
        Text("row \(number)").preference(key: Total.self, value: number)
          .preference(key: Names.self, value: ["n\(number)"])
      }
    }
    .transformPreference(Total.self) { $0 *= 10 }
    .onPreferenceChange(Total.self) { total = $0 }
    .onPreferenceChange(Names.self) { names = $0 }
    Text("total \(total) \(names?.joined(separator: "+") ?? "nil")")
    Button("reverse") { rows.reverse() }
    Button("add") { rows.append(rows.count + 1) }
    Button("none") { rows = [] }
  }
}

private struct Changing: View {
  @State private var a = 0
  @State private var b = 0
  let log: Log
  var body: some View {
    Button("both") {
      a += 1
      b += 1
    }
    Button("a") { a += 1 }
    Text("\(a) \(b)")
      .onChange(of: a) { old, new in log("two \(old) \(new) b \(b)") }
      .onChange(of: a) { log("none \(a)") }
      .onChange(of: a, perform: { log("one \($0)") })
      .onChange(of: b, initial: true) { old, new in log("initial \(old) \(new)") }
  }
}

private struct Restarting: View {
  @State private var id = 0
  @State private var isShown = true
  let log: Log
  var body: some View {
    Button("next") { id += 1 }
    Button("hide") { isShown = false }
    if isShown {
      Text("task").task(id: id) {
        let started = id
        log("start \(started)")
        do {
          try await Task.sleep(for: .seconds(1000))
        } catch {
          log("cancelled \(started)")
        }
      }
    }
  }
}

@MainActor @Suite("Bindings, preferences, changes and tasks", .timeLimit(.minutes(30)))
struct DataTests {
  @Test(
    "Bindings to members, elements, optionals and hashable values change the original value",
    arguments: [true, false]
  )
  func bindings(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Bindings() }
    func activate(_ label: String, typing text: String? = nil) throws {
      let id = try #require(view.session.tree.element(labelled: label))
      let actions = text.map { [.beginEditing, .insertText($0), .endEditing] } ?? [Action.activate]
      for action in actions { view.session.take(view.host.perform(.init(action, on: id)).update) }
    }
    func summary() -> [String] { Array(view.labels.suffix(2)) }
    #expect(summary() == ["text some a,b", "2 b"])
    try activate("row 2", typing: "B")
    try activate("first", typing: "A")
    #expect(summary() == ["text some aA,bB", "2 bB"])
    try activate("new")
    #expect(view.labels.contains("maybe new"))
    try activate("nil")
    #expect(summary()[0] == "new some aA,bB")
    try activate("hashable")
    try activate("wrong type")
    #expect(summary()[0] == "hashed some aA,bB")
    try activate("unwrapped", typing: "other")
    #expect(summary()[0] == "hashed someother aA,bB")
    try activate("none")
    #expect(!view.labels.contains("unwrapped"))
    try activate("remove")
    #expect(summary() == ["hashed nil aA", "1 aA"])
  }

  @Test("A binding’s transaction is passed on, including the transaction’s custom values")
  func transactions() {
    var seen: [Int] = []
    let binding = Binding(get: { 1 }, set: { _, transaction in seen.append(transaction.priority) })
    var transaction = Transaction(animation: .default)
    transaction.priority = 7
    binding.wrappedValue = 2
    binding.transaction(transaction).wrappedValue = 3
    binding.animation().wrappedValue = 4
    #expect(seen == [0, 7, 0])
    #expect(binding.animation(nil).transaction.animation == nil)
  }

  @Test("An animation’s completion handler runs immediately after the animated change")
  func completions() {
    var done: [String] = []
    let result = withAnimation(.default) {
      done.append("change")
      return 3
    } completion: {
      done.append("complete")
    }
    #expect(result == 3)
    withTransaction(\.disablesAnimations, true) { done.append("plain") }
    #expect(done == ["change", "complete", "plain"])
    let view = HeardView {
      Text("a").transaction { $0.animation = nil }.transaction(value: 1) { $0.priority = 2 }
      Text("b").transaction {
        $0.priority = 1
      } body: {
        $0.accessibilityHint("hint")
      }
    }
    #expect(view.labels == ["a", "b"])
  }

  @Test(
    "Preference values are passed up the view tree and combined in document order",
    arguments: [true, false]
  )
  func preferences(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Preferring() }
    #expect(view.labels.contains("total 30 n1+n2"))
    try view.run("last", "previous", "activate")
    #expect(view.labels.contains("total 60 n1+n2+n3"))
    try view.run("previous", "activate")
    #expect(view.labels.contains("total 60 n3+n2+n1"))
    try view.run("last", "activate")
    #expect(view.labels.contains("total 0 nil"))
  }

  @Test(
    "Each form of `onChange` calls its closure once, and the closure reads the view’s current values",
    arguments: [true, false]
  )
  func changes(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Changing(log: log) }
    #expect(log.lines == ["initial 0 0"])
    log.lines = []
    try view.run("activate")
    #expect(Set(log.lines) == ["two 0 1 b 1", "none 1", "one 1", "initial 0 1"])
    #expect(log.lines.count == 4)
    log.lines = []
    try view.run("next", "activate")
    #expect(Set(log.lines) == ["two 1 2 b 1", "none 2", "one 2"])
  }

  @Test(
    "A view’s task restarts when the task’s ID changes, and is canceled when the view disappears"
  )
  func tasks() async throws {
    let log = Log()
    let view = HeardView { Restarting(log: log) }
    await log.until { log.lines.count == 1 }
    try view.run("activate")
    await log.until { log.lines.count == 3 }
    try view.run("next", "activate")
    await log.until { log.lines.count == 4 }
    #expect(Set(log.lines) == ["start 0", "cancelled 0", "start 1", "cancelled 1"])
  }

  @Test("A missing environment object stops the program and explains how to fix the problem")
  func missingObject() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Settings: ObservableObject {}
        struct Reader: View {
          @EnvironmentObject var settings: Settings
          var body: some View { Text("\(ObjectIdentifier(settings))") }
        }
        _ = ViewHost { Reader() }.start()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "No ObservableObject of type Settings found. A View.environmentObject(_:) for Settings may "
          + "be missing as an ancestor of Reader."
      )
    )
  }

  @Test("A missing observable object stops the program and explains how to fix the problem")
  func missingObservable() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ViewHost { ObservedReader() }.start()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "No Observable object of type ObservedSettings found. A View.environment(_:) for "
          + "ObservedSettings may be missing as an ancestor of ObservedReader."
      )
    )
  }

  private struct Shrinking: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let take: (Binding<[Item]>) -> Void
    var body: some View {
      let _ = take($items)
      ForEach($items) { $item in Row(name: $item.name) }
    }
    struct Row: View {
      @Binding var name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
  }

  @Test(
    "A row that is used while another thread removes its element keeps the element’s last value"
  )
  func shrinking() async throws {
    var binding: Binding<[Item]>?
    let view = HeardView { Shrinking { binding = $0 } }
    let items = try #require(binding)
    let last = try #require(view.session.tree.element(labelled: "b 0"))
    // The element has been removed, but no turn has run since then, so the row still exists.
    await Task.detached { _ = items.wrappedValue.removeLast() }.value
    let row = items.wrappedValue.startIndex
    #expect(items[row].wrappedValue.name == "a")
    let response = view.host.perform(.init(.activate, on: last))
    #expect(response.isHandled == false || response.update.removals == [last])
    view.session.take(response.update)
    #expect(view.labels == ["a 0"])
  }

  @Test("Removed views and closed hosts leave no objects in memory")
  func leaks() async throws {
    let counter = Counter()
    // Started tasks keep their views alive until the tasks have run.
    func settle(to count: Int) async {
      await counter.until(count)
      #expect(counter.count == count)
    }
    weak var graph: AnyObject?
    do {
      let view = HeardView { Holding(counter: counter) }
      #expect(counter.count == 40)
      try view.run("activate")
      await settle(to: 0)
      try view.run("next", "activate")
      await settle(to: 40)
      graph = view.host.graph
      #expect(graph != nil)
    }
    await settle(to: 0)
    #expect(graph == nil)
  }

  @Test("A State property outside a view keeps its initial value and is reported")
  func uninstalled() {
    struct Loose {
      @State var number = 3
      @Environment(\.isEnabled) var isEnabled
    }
    let loose = Loose()
    loose.number = 4
    loose.$number.wrappedValue = 5
    #expect(loose.number == 3)
    #expect(loose.isEnabled)
    #expect(Diagnostic.uninstalled.contains { $0.view == "State<Int>" && $0.kind == .notInstalled })
    #expect(Diagnostic.uninstalled.contains { $0.view == "Environment<Bool>" })
  }
}

@Observable private final class ObservedSettings {}

private struct ObservedReader: View {
  @Environment(ObservedSettings.self) var settings
  var body: some View { Text("\(ObjectIdentifier(settings))") }
}

// Only the main actor changes the count, because views are created and removed on the main actor only.
private final class Counter: @unchecked Sendable {
  private(set) var count = 0
  private var waiter: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  func change(by step: Int) {
    count += step
    guard let waiter, waiter.count == count else { return }
    self.waiter = nil
    waiter.continuation.resume()
  }

  @MainActor
  func until(_ count: Int) async {
    guard count != self.count else { return }
    await withCheckedContinuation { waiter = (count, $0) }
  }
}

/// An object that counts its live instances.
private final class Held: ObservableObject {
  let counter: Counter
  init(_ counter: Counter) {
    self.counter = counter
    counter.change(by: 1)
  }
  deinit { counter.change(by: -1) }
}

private struct Holding: View {
  let counter: Counter
  @State private var count = 20
  var body: some View {
    Button("none") { count = 0 }
    Button("many") { count = 20 }
    List(0..<count, id: \.self) { Row(number: $0, counter: counter) }
  }

  struct Row: View {
    let number: Int
    @StateObject private var object: Held
    @State private var state: Held
    init(number: Int, counter: Counter) {
      self.number = number
      _object = StateObject(wrappedValue: Held(counter))
      _state = State(initialValue: Held(counter))
    }
    var body: some View {
      HStack {
        Text("\(number) \(object.counter.count > 0)")
        Button("own") { _ = state }
      }
      .task { _ = object }
      .onAppear { _ = state }
      .accessibilityAction { _ = state }
    }
  }
}
