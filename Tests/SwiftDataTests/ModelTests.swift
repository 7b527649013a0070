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
}
