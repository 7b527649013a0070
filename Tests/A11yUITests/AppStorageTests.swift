// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// User defaults that exist only in memory.
final class MemoryDefaults: UserDefaults {
  private(set) var values: [String: Any] = [:]

  init() { super.init(suiteName: "a11ynav.tests")! }

  override func object(forKey key: String) -> Any? { values[key] }
  override func set(_ value: Any?, forKey key: String) { values[key] = value }
  override func removeObject(forKey key: String) { values[key] = nil }
  override func synchronize() -> Bool { true }
}

private enum Flavour: String { case vanilla, mint }
private enum Size: Int { case small = 1, large }

private struct Counter: View {
  @AppStorage("count") private var count = 5
  let name: String
  var body: some View {
    Text("\(name) \(count)")
    Button("more \(name)") { count += 1 }
  }
}

private struct Bound: View {
  @AppStorage("count") private var count = 100
  var body: some View {
    Stepper("step", value: $count)
    Text("bound \(count)")
  }
}

private struct Kinds: View {
  @AppStorage("bool") var bool = false
  @AppStorage("int") var int = 1
  @AppStorage("double") var double = 1.5
  @AppStorage("string") var string = "a"
  @AppStorage("url") var url = URL(string: "https://a.org")!
  @AppStorage("data") var data = Data([1])
  @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
  @AppStorage("flavour") var flavour = Flavour.vanilla
  @AppStorage("size") var size = Size.small
  @AppStorage("maybe bool") var maybeBool: Bool?
  @AppStorage("maybe int") var maybeInt: Int?
  @AppStorage("maybe double") var maybeDouble: Double?
  @AppStorage("maybe string") var maybeString: String?
  @AppStorage("maybe url") var maybeURL: URL?
  @AppStorage("maybe data") var maybeData: Data?
  @AppStorage("maybe date") var maybeDate: Date?
  @AppStorage("maybe flavour") var maybeFlavour: Flavour?
  @AppStorage("maybe size") var maybeSize: Size?

  var body: some View {
    Text(
      "\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count) \(flavour.rawValue)"
    )
    Text("\(date.timeIntervalSince1970) \(size.rawValue)")
    Text(
      [maybeBool.map { "\($0)" }, maybeInt.map { "\($0)" }, maybeString, maybeURL?.absoluteString]
        .map { $0 ?? "-" }.joined(separator: " ")
    )
    Button("set") {
      bool = true
      int = 2
      double = 2
      string = "b"
      url = URL(string: "https://example.org/a?b=c")!
      data = Data()
      date += 1
      flavour = .mint
      size = .large
      maybeBool = false
      maybeInt = 0
      maybeDouble = 0.5
      maybeString = ""
      maybeURL = URL(fileURLWithPath: "/a b")
      maybeData = Data([7])
      maybeDate = Date(timeIntervalSince1970: 2)
      maybeFlavour = .mint
      maybeSize = .small
    }
    Button("clear") {
      maybeBool = nil
      maybeInt = nil
      maybeString = nil
      maybeURL = nil
    }
  }
}

@MainActor @Suite("Values that views store with AppStorage", .timeLimit(.minutes(30)))
struct AppStorageTests {
  @Test(
    "An AppStorage key has the same value in every view and in the store",
    arguments: [true, false]
  )
  func shared(prunes: Bool) throws {
    let defaults = MemoryDefaults()
    let view = HeardView(prunes: prunes) {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
        Bound()
      }
      .defaultAppStorage(defaults)
    }
    #expect(view.labels.filter { !$0.hasPrefix("more") } == ["a 5", "b 5", "step", "bound 100"])
    #expect(defaults.values.isEmpty)
    try view.run("next", "activate")
    #expect(view.labels.filter { !$0.hasPrefix("more") } == ["a 6", "b 6", "step", "bound 6"])
    #expect(defaults.values["count"] as? Int == 6)
    try view.run("last", "previous", "increment")
    #expect(view.labels.contains("a 7"))
    #expect(defaults.values["count"] as? Int == 7)
  }

  @Test("A change to a stored value evaluates only the bodies that read the value")
  func work() throws {
    let defaults = MemoryDefaults()
    let view = HeardView {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
        Bound()
      }
      .defaultAppStorage(defaults)
    }
    let before = view.host.counters.bodies
    try view.run("next", "activate")
    #expect(view.host.counters.bodies == before + 3)
  }

  @Test(
    "A value that is written directly to the store appears in the next turn",
    arguments: [true, false]
  )
  func direct(prunes: Bool) throws {
    let defaults = MemoryDefaults()
    let view = HeardView(prunes: prunes) {
      VStack {
        Counter(name: "a")
        Button("outside") { defaults.set(40, forKey: "count") }
      }
      .defaultAppStorage(defaults)
    }
    try view.run("last", "activate")
    #expect(view.labels.first == "a 40")
    defaults.removeObject(forKey: "count")
    try view.run("first")
    #expect(view.labels.first == "a 5")
  }

  @Test("A store’s change notification updates the view")
  func told() async {
    let defaults = MemoryDefaults()
    let view = HeardView { Counter(name: "a").defaultAppStorage(defaults) }
    defaults.set(9, forKey: "count")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    await view.until { view.labels.first == "a 9" }
  }

  @Test("Two windows that use the same AppStorage key stay in sync")
  func windows() async throws {
    let defaults = MemoryDefaults()
    let first = HeardView { Counter(name: "a").defaultAppStorage(defaults) }
    let second = HeardView { Counter(name: "b").defaultAppStorage(defaults) }
    try first.run("next", "activate")
    await second.until { second.labels.first == "b 6" }
  }

  @Test("A property wrapper’s own store has priority over the environment’s store")
  func stores() throws {
    let own = MemoryDefaults()
    let around = MemoryDefaults()
    own.set(1, forKey: "n")
    around.set(2, forKey: "n")
    struct Both: View {
      @AppStorage var own: Int
      @AppStorage("n") var around = 0
      init(_ store: UserDefaults) { _own = AppStorage(wrappedValue: 0, "n", store: store) }
      var body: some View {
        Text("\(own) \(around)")
        Button("swap") { (own, around) = (around, own) }
      }
    }
    let view = HeardView { Both(own).defaultAppStorage(around) }
    #expect(view.labels == ["1 2", "swap"])
    try view.run("last", "activate")
    #expect(view.labels == ["2 1", "swap"])
    #expect(own.values["n"] as? Int == 2)
  }

  struct Switching: View {
    let first: UserDefaults
    let second: UserDefaults
    @State private var key = "x"
    @State private var isSecond = false
    struct Shown: View {
      @AppStorage var value: String
      init(_ key: String) { _value = AppStorage(wrappedValue: "none", key) }
      var body: some View { Text(value) }
    }
    var body: some View {
      Shown(key).defaultAppStorage(isSecond ? second : first)
      Button("key") { key = "y" }
      Button("store") { isSecond = true }
    }
  }

  @Test(
    "If a view switches to a different key or store, the view shows the value stored there",
    arguments: [true, false]
  )
  func switching(prunes: Bool) throws {
    let first = MemoryDefaults()
    let second = MemoryDefaults()
    first.set("1x", forKey: "x")
    second.set("2y", forKey: "y")
    let view = HeardView(prunes: prunes) { Switching(first: first, second: second) }
    #expect(view.labels.first == "1x")
    try view.run("next", "activate")
    #expect(view.labels.first == "none")
    try view.run("next", "activate")
    #expect(view.labels.first == "2y")
  }

  @Test("Values of every supported type are stored and restored")
  func kinds() throws {
    let defaults = MemoryDefaults()
    let view = HeardView { Kinds().defaultAppStorage(defaults) }
    #expect(
      view.labels.prefix(3) == [
        "false 1 1.500000 a https://a.org 1 vanilla", "0.000000 1", "- - - -",
      ]
    )
    try view.run("last", "previous", "activate")
    let set = [
      "true 2 2.000000 b https://example.org/a?b=c 0 mint", "1.000000 2", "false 0  file:///a%20b",
    ]
    #expect(view.labels.prefix(3) == set[...])
    #expect(HeardView { Kinds().defaultAppStorage(defaults) }.labels.prefix(3) == set[...])
    #expect(defaults.values["maybe flavour"] as? String == "mint")
    #expect(defaults.values["maybe size"] as? Int == 1)
    try view.run("last", "activate")
    #expect(view.labels[2] == "- - - -")
    #expect(defaults.values["maybe int"] == nil)
  }

  @Test("A stored value of the wrong type is ignored and reported")
  func badData() throws {
    let defaults = MemoryDefaults()
    let bad: [String: Any] = [
      "bool": 7, "int": "x", "double": Data([1]), "string": 3, "url": ["x"], "data": "x",
      "date": "x", "flavour": "chocolate", "size": 9, "maybe int": 0.5, "maybe bool": "yes",
      "maybe url": Data([1, 2, 3]), "maybe string": Date(),
    ]
    for (key, value) in bad { defaults.set(value, forKey: key) }
    let view = HeardView { Kinds().defaultAppStorage(defaults) }
    #expect(
      view.labels.prefix(3) == [
        "false 1 1.500000 a https://a.org 1 vanilla", "0.000000 1", "- - - -",
      ]
    )
    #expect(view.host.diagnostics.count == 13)
    #expect(
      view.host.diagnostics.map(\.description).contains(
        "Kinds: expects a Bool under the key “bool”, but the stored value has the type "
          + "Int; the initial value is used instead. Use each key for one type only."
      )
    )
    #expect(defaults.values["int"] as? String == "x")
  }

  @Test("A stored number of a different type is accepted if no information is lost")
  func numbers() {
    let defaults = MemoryDefaults()
    for (key, value) in ["bool": 1, "int": 3.0, "double": 4] as [String: Any] {
      defaults.set(value, forKey: key)
    }
    let view = HeardView { Kinds().defaultAppStorage(defaults) }
    #expect(view.labels.first == "true 3 4.000000 a https://a.org 1 vanilla")
    #expect(view.host.diagnostics == [])
  }

  @Test("Stored values can be read and written outside a view")
  func uninstalled() {
    let defaults = MemoryDefaults()
    let loose = AppStorage(wrappedValue: 3, "n", store: defaults)
    #expect(loose.wrappedValue == 3)
    loose.projectedValue.wrappedValue = 4
    #expect(loose.wrappedValue == 4)
    #expect(defaults.values["n"] as? Int == 4)
  }

  @Test("Stored values are written to disk before the end of the turn")
  func disk() throws {
    let suite = "a11ynav.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer {
      defaults.removePersistentDomain(forName: suite)
      defaults.synchronize()
    }
    let view = HeardView { Counter(name: "a").defaultAppStorage(defaults) }
    try view.run("next", "activate")
    #expect(view.labels.first == "a 6")
    #expect(defaults.persistentDomain(forName: suite)?["count"] as? Int == 6)
  }

  @Test("Stored values can be changed from another thread")
  func threads() async {
    let defaults = MemoryDefaults()
    let view = HeardView { Bound().defaultAppStorage(defaults) }
    let storage = AppStorage(wrappedValue: 0, "count", store: defaults)
    let binding = storage.projectedValue
    await Task.detached { binding.wrappedValue = 12 }.value
    await view.until { view.labels.last == "bound 12" }
  }
}
