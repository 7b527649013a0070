// SPDX-License-Identifier: MIT

import A11yViewTesting
import FoundationModels
import SwiftUI
import Testing

@Generable(description: "A journey of some days")
private struct Journey: Equatable {
  @Guide(description: "A title that invites")
  var title: String
  @Guide(description: "The days", .count(2))
  let days: [Day]
  @Guide(.range(1...5)) var stars: Int
  var price: Double?
  var mood: Mood = .calm
  var isLong: Bool { days.count > 3 }

  @Generable
  struct Day: Equatable {
    var id: GenerationID
    @Guide(description: "A place", .anyOf(["Museum", "Beach"])) var place: String
    var stop: Stop?
  }

  @Generable
  enum Mood: String, Equatable { case calm, wild = "very wild" }

  @Generable
  enum Stop: Equatable {
    case lunch(String)
    case walk(minutes: Int, String)
    case none
  }
}

private struct FindPlaces: Tool {
  let name = "findPlaces"
  let description = "Finds places"
  @Generable
  struct Arguments {
    @Guide(description: "What is looked for") let query: String
    @Guide(description: "How many", .range(1...10)) let limit: Int
  }
  func call(arguments: Arguments) async throws -> [String] {
    Array(repeating: arguments.query, count: arguments.limit)
  }
}

@Observable @MainActor
private final class Planner {
  private(set) var journey: Journey.PartiallyGenerated?
  private(set) var words = "Not asked"
  private var session: LanguageModelSession

  init() {
    session = LanguageModelSession(tools: [FindPlaces()]) {
      "You plan journeys."
      if true { "Be brief." }
    }
    session.prewarm()
  }

  func ask() async {
    do {
      let answer = try await session.respond(
        to: "Plan",
        options: GenerationOptions(temperature: 0.5)
      )
      words = answer.content
    } catch LanguageModelSession.GenerationError.assetsUnavailable(_) {
      words = "No model"
    } catch {
      words = "Something else"
    }
  }

  func stream() async {
    do {
      let stream = session.streamResponse(generating: Journey.self, includeSchemaInPrompt: false) {
        "Plan"
        "a journey"
      }
      for try await part in stream { journey = part.content }
    } catch {
      words = error.localizedDescription
    }
  }
}

private struct PlannerView: View {
  @State private var planner = Planner()
  private let model = SystemLanguageModel.default
  var body: some View {
    switch model.availability {
    case .available: Text("Ask me")
    case .unavailable(.deviceNotEligible): Text("This device has no model")
    case .unavailable(.appleIntelligenceNotEnabled): Text("Turn it on")
    case .unavailable(let other): Text("\(String(describing: other))")
    }
    Text(planner.words)
    Button("Ask") { Task { await planner.ask() } }
    Button("Stream") { Task { await planner.stream() } }
    if let title = planner.journey?.title { Text(title) }
  }
}

@MainActor
@Suite("A device without a language model", .timeLimit(.minutes(30)))
struct FoundationModelsTests {
  private func content(_ json: String) throws -> GeneratedContent {
    try GeneratedContent(json: json)
  }

  @Test
  func `An app announces that there is no model and why its requests and streams fail`()
    async throws
  {
    let session = try await Session(PlannerView()).exhaustive(false)
    #expect(session.outline().joined().contains("This device has no model"))
    session.find("Ask").activate()
    await session.settle()
    #expect(session.outline().joined().contains("No model"))
    session.find("Stream").activate()
    await session.settle()
    #expect(session.outline().joined().contains("There is no language model on this device."))
  }

  @Test func `Every request fails, and a session contains only its instructions`() async throws {
    #expect(!SystemLanguageModel.default.isAvailable)
    #expect(!SystemLanguageModel(useCase: .contentTagging).supportsLocale())
    let session = LanguageModelSession(tools: [FindPlaces()], instructions: "Be kind.")
    #expect(session.transcript.map(\.description) == ["Be kind."])
    if case .instructions(let instructions) = session.transcript[0] {
      #expect(instructions.toolDefinitions.map(\.name) == ["findPlaces"])
    }
    #expect(LanguageModelSession().transcript.isEmpty)
    #expect(
      LanguageModelSession(model: .default, transcript: session.transcript).transcript
        == session.transcript
    )
    let asks: [() async throws -> Void] = [
      { try await session.respond(to: "a") }, { try await session.respond { "a" } },
      { try await session.respond(to: Prompt("a")) },
      { _ = try await session.respond(to: "a", generating: Journey.self).content.title },
      { try await session.respond(to: "a", schema: Journey.generationSchema) },
      { _ = try await session.streamResponse(to: "a").collect() },
      { for try await _ in session.streamResponse(to: "a", generating: [Journey].self) {} },
    ]
    for ask in asks {
      let error = await #expect(throws: LanguageModelSession.GenerationError.self) {
        try await ask()
      }
      guard case .assetsUnavailable = error else { Issue.record("\(error)"); continue }
    }
    #expect(session.transcript.count == 1 && !session.isResponding)
  }

  @Test
  func
    `A generable value is read from complete or partial JSON and written in the order of its properties`()
    throws
  {
    let json = """
      {"title": "Sea", "days": [{"place": "Beach", "stop": {"case": "walk", "value": {"minutes": 5, "_1": "x"}}}], \
      "stars": 4, "price": null, "mood": "very wild"}
      """
    let journey = try Journey(content(json))
    #expect(journey.title == "Sea" && journey.stars == 4 && journey.price == nil)
    #expect(journey.mood == .wild)
    #expect(journey.days[0].stop == .walk(minutes: 5, "x"))
    #expect(journey.generatedContent.jsonString == json)
    #expect(try Journey(journey.generatedContent) == journey)
    let partial = try Journey.PartiallyGenerated(content(#"{"days": [{}], "stars": 2}"#))
    #expect(partial.title == nil && partial.stars == 2)
    #expect(partial.days?.count == 1 && partial.days?[0].place == nil)
    #expect(journey.asPartiallyGenerated().days?[0].stop == .walk(minutes: 5, "x"))
    #expect(
      "\(Journey.generationSchema.debugDescription)".contains("title, days, stars, price, mood")
    )
    #expect("\(Journey.Mood.generationSchema.debugDescription)".contains("calm, very wild"))
    for stop in [Journey.Stop.lunch("soup"), .walk(minutes: 1, "y"), .none] {
      #expect(try Journey.Stop(stop.generatedContent) == stop)
    }
  }

  @Test(
    arguments: [
      "", "{", "nul", #"{"title": 1}"#, #"{"title": "a", "days": {}, "stars": 1, "mood": "calm"}"#,
      #"{"title": "a", "days": [], "stars": 1.5, "mood": "calm"}"#,
      #"{"title": "a", "days": [], "stars": 1e300, "mood": "calm"}"#,
      #"{"title": "a", "days": [], "stars": 1, "mood": "sad"}"#, "[]", "1 2",
      String(repeating: "[", count: 100_000),
    ]
  )
  func `JSON that does not match the type is an error`(_ json: String) {
    let error = #expect(throws: LanguageModelSession.GenerationError.self) {
      try Journey(content(json))
    }
    guard case .decodingFailure = error else { Issue.record("\(error)"); return }
  }

  @Test func `A test can call a tool with arguments that a model would generate`()
    async throws
  {
    let tool = FindPlaces()
    let arguments = GeneratedContent(properties: ["query": "sea", "limit": 2])
    #expect(try await tool.call(arguments: FindPlaces.Arguments(arguments)) == ["sea", "sea"])
    #expect(tool.parameters.debugDescription.contains("query, limit"))
    #expect(try arguments.value(Int.self, forProperty: "limit") == 2)
    #expect(try arguments.value(String?.self, forProperty: "none") == nil)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try arguments.value(String.self, forProperty: "none")
    }
  }
}
