// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@testable import SwiftData

@Model
final class Trip {
  @Attribute(.unique) var code: String
  var name: String
  var isDone = false
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []
  @Transient var draft = ""
  var title: String { "\(name) (\(code))" }

  init(_ code: String, _ name: String) {
    self.code = code
    self.name = name
  }
}

@Model
final class Stop {
  #Unique<Stop>([\.place])
  #Index<Stop>([\.place])
  var place: String
  init(_ place: String) { self.place = place }
}

struct TripList: View {
  @Query(filter: #Predicate<Trip> { !$0.isDone }, sort: \Trip.name) private var trips: [Trip]
  @Environment(\.modelContext) private var context

  var body: some View {
    ForEach(trips) { trip in Text(trip.title) }
    Button("Add") { context.insert(Trip("C", "Bergen")) }
    Button("Finish") { trips.first?.isDone = true }
  }
}

struct StoredTrips: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(
      for: Trip.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    container.mainContext.insert(Trip("A", "Málaga"))
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var storedTrips: Self { .modifier(StoredTrips()) }
}

/// An actor that writes to the store from outside the views.
@ModelActor
private actor TripStore {
  func add(_ id: String, _ name: String) throws {
    try modelContext.transaction { modelContext.insert(Trip(id, name)) }
  }
  func rename(_ id: PersistentIdentifier, to name: String) throws {
    self[id, as: Trip.self]?.name = name
    try modelContext.save()
  }
}

/// A list that receives its query from outside.
private struct GivenList: View {
  @Query private var trips: [Trip]
  init(_ query: Query<Trip, [Trip]>) { _trips = query }
  var body: some View { ForEach(trips) { Text($0.name) } }
}

#Preview("Stored trips", traits: .storedTrips) {
  @Previewable @Query var trips: [Trip]
  ForEach(trips) { Text($0.title) }
}

@Suite("SwiftData models that are stored in memory", .timeLimit(.minutes(30)))
@MainActor
struct ModelTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Trip.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    container.mainContext.insert(Trip("A", "Oslo"))
    container.mainContext.insert(Trip("B", "Cork"))
    return container
  }

  @Test("A SwiftData query is filtered and sorted, and follows insertions and changes")
  func query() async throws {
    let store = try container()
    let session = try await Session(TripList().modelContainer(store)).exhaustive(false)
    #expect(session.outline().joined().contains("Cork (B)"))
    session.find("Add").activate()
    #expect(session.outline().joined(separator: "|").contains("Bergen (C)"))
    session.find("Finish").activate()
    #expect(!session.outline().joined().contains("Bergen (C)"))
  }

  @Test("A query can be passed to a view, and follows a model actor’s changes")
  func actor() async throws {
    let store = try container()
    let session = try await Session(
      GivenList(Query(sort: \Trip.name)).modelContainer(store)
    ).exhaustive(false)
    #expect(session.outline().joined(separator: "|").contains("Cork"))
    let trips = TripStore(modelContainer: store)
    try await trips.add("C", "Bern")
    await session.settle()
    #expect(session.outline().joined(separator: "|").contains("Bern"))
    let first = try #require(
      try store.mainContext.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).first
    )
    try await trips.rename(first.persistentModelID, to: "Basel")
    await session.settle()
    #expect(session.outline().joined(separator: "|").contains("Basel"))
    let named = ModelConfiguration("trips", schema: nil, isStoredInMemoryOnly: true)
    #expect(
      try ModelContainer(for: Trip.self, configurations: named).configurations[0].name == "trips"
    )
  }

  @Test("Inserting an object with an existing unique value replaces the existing object")
  func context() throws {
    let store = try container()
    let context = store.mainContext
    let again = Trip("A", "Rome")
    again.stops = [Stop("Colosseum")]
    context.insert(again)
    again.stops.forEach(context.insert)
    var all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try context.fetch(all).map(\.name) == ["Rome", "Cork"])
    all.fetchLimit = 1
    #expect(try context.fetch(all).map(\.name) == ["Rome"])
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
    context.delete(again)
    #expect(again.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    context.delete(again)
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "Cork" })
    #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
  }

  @Test("Unsaved insertions, deletions and changes can be rolled back")
  func rollback() throws {
    let store = try container()
    let context = store.mainContext
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    let all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)])
    let oslo = try #require(try context.fetch(all).first)
    oslo.name = "Bergen"
    oslo.name += "!"
    #expect(context.hasChanges && oslo.hasChanges)
    context.insert(Trip("B", "Rome"))
    context.insert(Trip("C", "Lima"))
    #expect(try context.fetch(all).map(\.name) == ["Bergen!", "Rome", "Lima"])
    context.rollback()
    #expect(try context.fetch(all).map(\.title) == ["Oslo (A)", "Cork (B)"])
    #expect(!context.hasChanges && !oslo.hasChanges)
    context.delete(oslo)
    #expect(try context.fetch(all).map(\.name) == ["Cork"])
    context.rollback()
    #expect(try context.fetch(all).map(\.name) == ["Oslo", "Cork"])
    #expect(oslo.modelContext === context && !oslo.isDeleted)
  }

  @Test("A view is updated when its model context is rolled back")
  func heardRollback() async throws {
    struct Page: View {
      @Query private var trips: [Trip]
      @Environment(\.modelContext) private var context
      var body: some View {
        Text(trips.map(\.name).joined(separator: ", "))
        Button("Rename") { trips.first?.name = "Rome" }
        Button("Cancel") { context.rollback() }.disabled(!context.hasChanges)
      }
    }
    let store = try container()
    try store.mainContext.save()
    let session = try await Session(Page().modelContainer(store)).exhaustive(false)
    session.find("Rename").activate()
    #expect(session.outline().joined(separator: "|").contains("Rome, Cork"))
    session.find("Cancel").activate()
    #expect(session.outline().joined(separator: "|").contains("Oslo, Cork"))
    #expect(session.outline().joined(separator: "|").contains("dimmed"))
  }

  @Test("A context finds objects that another context of its container has saved")
  func contexts() throws {
    let store = try container()
    try store.mainContext.save()
    let other = ModelContext(store)
    other.insert(Trip("C", "Lima"))
    let all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)])
    #expect(try other.fetch(all).map(\.code) == ["A", "B", "C"])
    #expect(try store.mainContext.fetch(all).map(\.code) == ["A", "B"])
    try other.save()
    #expect(try store.mainContext.fetch(all).map(\.code) == ["A", "B", "C"])
    #expect(ModelContext(try container()).container !== store)
  }

  @Test("Hosts without a model container do not share objects")
  func hosts() async throws {
    let first = try await Session(TripList()).exhaustive(false)
    let second = try await Session(TripList()).exhaustive(false)
    first.find("Add").activate()
    #expect(first.outline().joined().contains("Bergen (C)"))
    second.perform("next")
    #expect(!second.outline().joined().contains("Bergen (C)"))
  }

  @Test("Inserting objects with unique values examines each object only once, even after a change")
  func uniqueIndex() throws {
    let store = try container()
    let context = store.mainContext
    for number in 0..<1_000 { context.insert(Trip("N\(number)", "Trip")) }
    let table = store.store.table(of: Trip.self)
    #expect(table.models.count == 1_002)
    #expect(table.examined <= 1_002)
    let first = try #require(table.models.first)
    first.code = "Z"
    context.insert(Trip("A", "Other"))
    #expect(table.models.count == 1_003)
    context.insert(Trip("Z", "Last"))
    #expect(first.isDeleted)
    #expect(table.examined <= 1_006)
  }

  @Test("A predicate’s localized text search ignores case and accents")
  func search() throws {
    let store = try container()
    let context = store.mainContext
    context.insert(Trip("D", "Málaga"))
    let words = "malaga"
    let found = #Predicate<Trip> { words.isEmpty || $0.name.localizedStandardContains(words) }
    #expect(try context.fetch(FetchDescriptor(predicate: found)).map(\.name) == ["Málaga"])
    #expect(context.container === store)
  }

  @Test("A query in a preview reads the store that the preview’s modifier provides")
  func previewedQuery() async throws {
    let preview = try #require(Preview.all.first { $0.name == "Stored trips" })
    let session = try await Session(preview).exhaustive(false)
    await session.settle()
    #expect(session.outline().joined().contains("Málaga (A)"))
  }

  @Test func `Contexts on several threads share a store`() throws {
    let container = try ModelContainer(for: Trip.self)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let context = ModelContext(container)
      for number in 0..<200 {
        context.insert(Trip("\(thread)-\(number)", "Trip"))
        _ = try? context.fetchCount(FetchDescriptor<Trip>())
      }
      try? context.save()
    }
    let context = ModelContext(container)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 800)
  }
}
