// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftData
import SwiftUI
import Testing

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

#Preview("Stored trips", traits: .storedTrips) {
  @Previewable @Query var trips: [Trip]
  ForEach(trips) { Text($0.title) }
}

@Suite("Models in memory", .timeLimit(.minutes(10)))
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

  @Test("A query is filtered, sorted, and follows inserts and changes")
  func query() async throws {
    let store = try container()
    let session = try await Session(TripList().modelContainer(store)).exhaustive(false)
    #expect(session.outline().joined().contains("Cork (B)"))
    session.find("Add").activate()
    #expect(session.outline().joined(separator: "|").contains("Bergen (C)"))
    session.find("Finish").activate()
    #expect(!session.outline().joined().contains("Bergen (C)"))
  }

  @Test("A unique value replaces, a deletion cascades, a fetch has limits")
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

  @Test("A predicate searches as a user would, without regard to case and accents")
  func search() throws {
    let store = try container()
    let context = store.mainContext
    context.insert(Trip("D", "Málaga"))
    let words = "malaga"
    let found = #Predicate<Trip> { words.isEmpty || $0.name.localizedStandardContains(words) }
    #expect(try context.fetch(FetchDescriptor(predicate: found)).map(\.name) == ["Málaga"])
    #expect(context.container === store)
  }

  @Test("A preview shows what a query finds in the store of its modifier")
  func previewedQuery() async throws {
    let preview = try #require(Preview.all.first { $0.name == "Stored trips" })
    let session = try await Session(preview).exhaustive(false)
    await session.settle()
    #expect(session.outline().joined().contains("Málaga (A)"))
  }
}
