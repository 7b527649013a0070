import A11yTree

/// Asks an app about its objects, many at a time.
@BusActor
struct AccessibleReader {
  let connection: BusConnection

  /// The most characters that are read of one text.
  nonisolated static let textLimit = 100_000

  /// An object and what is known about it.
  typealias Known = (reference: AccessibleReference, facts: AccessibleFacts)

  /// Reads everything about objects; an object that does not answer is left out.
  ///
  /// Two rounds of calls, each sent at once: what every object has, then what its interfaces offer.
  func facts(of references: [AccessibleReference]) async -> [AccessibleReference: AccessibleFacts] {
    let basics = await connection.call(
      references.flatMap { reference in
        [
          reference.properties(of: .accessible), reference.call(.accessible, "GetRole"),
          reference.call(.accessible, "GetState"), reference.call(.accessible, "GetInterfaces"),
        ]
      }
    )
    var known: [Known] = []
    for (place, reference) in references.enumerated() {
      let replies = basics[(place * 4)..<(place * 4 + 4)].map { try? $0.get() }
      guard let properties = replies[0]?.first?.dictionary, let role = replies[1]?.first?.integer
      else { continue }
      var facts = AccessibleFacts()
      facts.role = AccessibleRole(rawValue: role) ?? .unknown
      facts.states = AccessibleStates(replies[2]?.first)
      facts.interfaces = AccessibleInterface.set(replies[3]?.first)
      facts.take(properties)
      known.append((reference, facts))
    }
    return await complete(known)
  }

  /// Reads what the interfaces of objects offer, by what their roles need.
  func complete(_ known: [Known]) async -> [AccessibleReference: AccessibleFacts] {
    var calls: [BusCall] = []
    var uses: [(place: Int, question: Question)] = []
    for (place, object) in known.enumerated() {
      for question in Question.all(about: object.facts) {
        calls.append(question.call(to: object.reference))
        uses.append((place, question))
      }
    }
    let replies = await connection.call(calls)
    var facts = known.map(\.facts)
    for ((place, question), reply) in zip(uses, replies) {
      if case .success(let values) = reply { facts[place].take(values, as: question) }
    }
    return Dictionary(
      zip(known.map(\.reference), facts),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The children of an object, without null objects.
  func children(of references: [AccessibleReference]) async
    -> [AccessibleReference: [AccessibleReference]]
  {
    let replies = await connection.call(references.map { $0.call(.accessible, "GetChildren") })
    var result: [AccessibleReference: [AccessibleReference]] = [:]
    for (reference, reply) in zip(references, replies) {
      guard case .success(let values) = reply else { continue }
      result[reference] = (values.first?.members ?? []).compactMap { AccessibleReference($0) }
    }
    return result
  }

  /// Some children of an object, by their numbers.
  func children(
    of reference: AccessibleReference,
    at places: Range<Int>
  ) async -> [AccessibleReference] {
    let calls = places.map {
      reference.call(.accessible, "GetChildAtIndex", .int32(Int32(clamping: $0)))
    }
    return await connection.call(calls).compactMap { reply in
      (try? reply.get()).flatMap { AccessibleReference($0.first) }
    }
  }

  /// The cells of some rows of a table, row by row; `nil` where there is none.
  func cells(
    of reference: AccessibleReference,
    rows: Range<Int>,
    columns: Int
  ) async -> [[AccessibleReference?]] {
    let calls = rows.flatMap { row in
      (0..<columns).map { column in
        reference.call(
          .table,
          "GetAccessibleAt",
          .int32(Int32(clamping: row)),
          .int32(Int32(clamping: column))
        )
      }
    }
    let cells = await connection.call(calls).map { reply in
      (try? reply.get()).flatMap { AccessibleReference($0.first) }
    }
    return rows.indices.map { row in
      let start = (row - rows.lowerBound) * columns
      return Array(cells[start..<(start + columns)])
    }
  }
}

extension AccessibleFacts {
  /// Takes in the properties that every object has.
  mutating func take(_ properties: [String: BusValue]) {
    name = properties["Name"]?.string ?? ""
    description = properties["Description"]?.string ?? ""
    help = properties["HelpText"]?.string ?? ""
    identifier = properties["AccessibleId"]?.string ?? ""
    locale = properties["Locale"]?.string ?? ""
    childCount = max(properties["ChildCount"]?.integer ?? 0, 0)
  }
}
