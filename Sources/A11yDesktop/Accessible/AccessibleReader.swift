// SPDX-License-Identifier: MIT

import A11yTree

/// A reader that requests facts about many of an app's objects at the same time.
@BusActor
final class AccessibleReader {
  let connection: BusConnection
  let toolkit: any Toolkit
  /// The facts that the app provided in advance, for use while the app is being opened.
  private var cache = ObjectCache()

  init(_ toolkit: any Toolkit, on connection: BusConnection) {
    self.toolkit = toolkit
    self.connection = connection
  }

  /// An object and the known facts about it.
  typealias Known = (reference: AccessibleReference, facts: AccessibleFacts)

  /// Reads all facts about the given objects and leaves out objects that do not answer.
  ///
  /// The reader works in two rounds, in each of which all calls are sent together. In the first round, the reader
  /// requests the facts that every object has. In the second round, the reader requests the facts that the objects'
  /// interfaces provide.
  func facts(of references: [AccessibleReference]) async -> [AccessibleReference: AccessibleFacts] {
    var known: [Known] = []
    var unknown: [AccessibleReference] = []
    for reference in references {
      if let facts = cache.facts(of: reference) {
        known.append((reference, facts))
      } else {
        unknown.append(reference)
      }
    }
    return await complete(known + basics(of: unknown))
  }

  /// Reads the facts that every object has.
  private func basics(of references: [AccessibleReference]) async -> [Known] {
    let names = AccessibleFacts.properties
    let basics = references.map { reference in
      ["GetRole", "GetState", "GetInterfaces"].map { reference.call(.accessible, $0) }
        + reference.properties(names, of: .accessible, toolkit)
    }
    let answers = await connection.call(Array(basics.joined()))
    let count = basics.first?.count ?? 0
    var known: [Known] = []
    for (place, reference) in references.enumerated() {
      let own = answers[(place * count)..<(place * count + count)]
      let replies = own.prefix(3).map { (try? $0.get())?.first }
      guard let role = replies[0]?.integer,
        let properties = toolkit.properties(names, from: own.dropFirst(3))
      else { continue }
      var facts = AccessibleFacts()
      facts.role = AccessibleRole(rawValue: role) ?? .unknown
      facts.states = AccessibleStates(replies[1])
      facts.interfaces = AccessibleInterface.set(replies[2])
      facts.take(properties)
      known.append((reference, facts))
    }
    return known
  }

  /// Requests the facts about all of an app's objects in a single reply, if the app's toolkit can provide it.
  ///
  /// - Parameter root: The known facts about the app.
  func fillCache(with app: AccessibleReference, _ root: AccessibleFacts) async {
    guard toolkit.hasCache else { return }
    let call = AccessibleReference(program: app.program, path: "/org/a11y/atspi/cache")
      .call(.cache, "GetItems")
    // The time limit is long, because an app with many objects takes a while to answer. If the app does not respond to
    // this request, every object is read separately.
    let answer = try? await connection.call(call, within: .seconds(10)).first
    cache = ObjectCache(answer, root: root)
  }

  /// Discards the facts that the app provided in advance, because they become outdated once the app has been opened.
  func emptyCache() { cache = ObjectCache() }

  /// Reads the facts that are needed for the objects' roles and that the objects' interfaces provide.
  func complete(_ known: [Known]) async -> [AccessibleReference: AccessibleFacts] {
    var facts = known.map(\.facts)
    func ask(_ questions: [[Question]]) async {
      let uses = questions.enumerated().flatMap { place, own in own.map { (place, $0) } }
      let answers = await self.ask(uses.map { (known[$0.0].reference, $0.1) })
      for ((place, question), answer) in zip(uses, answers) {
        if let answer { facts[place].take(answer, as: question) }
      }
    }
    await ask(facts.map { Question.all(about: $0, toolkit) })
    await ask(facts.map { Question.all(after: $0) })
    for place in facts.indices { toolkit.correct(&facts[place]) }
    await ask(facts.map { Question.titles(for: $0) })
    if toolkit.hasPages { await readOptions(of: known.map(\.reference), &facts) }
    return Dictionary(
      zip(known.map(\.reference), facts),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Reads the options that pop-up buttons on web pages show. The shown option is the selected item in the button's
  /// menu, which is hidden.
  private func readOptions(
    of references: [AccessibleReference],
    _ facts: inout [AccessibleFacts]
  ) async {
    let places = facts.indices.filter { toolkit.isPopUpButton(facts[$0]) }
    for place in places {
      let menu = await children(of: references[place], at: 0..<1).first
      guard let menu else { continue }
      let calls = [menu.call(.selection, "GetSelectedChild", .int32(0))]
      guard let item = await objects(calls)[0] else { continue }
      let name = await connection.call([item.property("Name", of: .accessible)])[0]
      facts[place].valueText = (try? name.get())?.first?.string ?? ""
    }
  }

  /// Asks each object one question, all at the same time, and returns the replies, with `nil` for each missing reply.
  func ask(_ questions: [(AccessibleReference, Question)]) async -> [BusValue?] {
    let calls = questions.map { $1.calls(to: $0, toolkit) }
    let replies = await connection.call(Array(calls.joined()))
    var start = 0
    return zip(questions, calls).map { question, calls in
      defer { start += calls.count }
      let own = replies[start..<(start + calls.count)]
      if let names = question.1.properties {
        return toolkit.properties(names, from: own).map { properties in
          .array(properties.map { .structure([.string($0.key), $0.value]) })
        }
      }
      let values = own.first.flatMap { try? $0.get() } ?? []
      return values.count > 1 ? .structure(values) : values.first
    }
  }

  /// Returns the children of the given objects, without null objects.
  func children(of references: [AccessibleReference]) async
    -> [AccessibleReference: [AccessibleReference]]
  {
    var result: [AccessibleReference: [AccessibleReference]] = [:]
    for reference in references { result[reference] = cache.children(of: reference) }
    let unknown = references.filter { result[$0] == nil }
    let replies = await connection.call(unknown.map { $0.call(.accessible, "GetChildren") })
    for (reference, reply) in zip(unknown, replies) {
      guard case .success(let values) = reply else { continue }
      result[reference] = (values.first?.members ?? []).compactMap { AccessibleReference($0) }
    }
    return result
  }

  /// Returns an object's children at the given indices.
  func children(
    of reference: AccessibleReference,
    at places: Range<Int>
  ) async -> [AccessibleReference] {
    await objects(
      places.map { reference.call(.accessible, "GetChildAtIndex", .int32(Int32(clamping: $0))) }
    ).compactMap(\.self)
  }

  /// Returns the cells in the given rows of a table, row by row, with `nil` for each cell that does not exist.
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
    let cells = await objects(calls)
    return rows.indices.map { row in
      let start = (row - rows.lowerBound) * columns
      return Array(cells[start..<(start + columns)])
    }
  }

  /// Returns the header of each column in a table, with `nil` for a column without a header.
  func columnHeaders(
    of table: AccessibleReference,
    _ columns: Int
  ) async -> [AccessibleReference?] {
    await objects(
      (0..<columns).map { table.call(.table, "GetColumnHeader", .int32(Int32($0))) }
    )
  }

  /// Returns an object's parent, or `nil` if the object has no parent or does not answer.
  func parent(of reference: AccessibleReference) async -> AccessibleReference? {
    await objects([reference.property("Parent", of: .accessible)])[0]
  }

  /// Returns an object's index among its parent's children, or `nil` if the object does not answer.
  func index(of reference: AccessibleReference) async -> Int? {
    let replies = await connection.call([reference.call(.accessible, "GetIndexInParent")])
    return (try? replies[0].get())?.first?.integer
  }

  /// Returns the states of the given objects, with `nil` for each object that does not answer.
  func states(of references: [AccessibleReference]) async -> [AccessibleStates?] {
    await connection.call(references.map { $0.call(.accessible, "GetState") }).map { reply in
      (try? reply.get()).map { AccessibleStates($0.first) }
    }
  }

  /// Returns the number of children of each given object, with `nil` for each object that does not answer.
  func childCounts(of references: [AccessibleReference]) async -> [Int?] {
    await connection.call(references.map { $0.property("ChildCount", of: .accessible) }).map {
      (try? $0.get())?.first?.integer
    }
  }

  /// Returns the objects contained in the replies to calls, with `nil` for each reply that contains no object.
  private func objects(_ calls: [BusCall]) async -> [AccessibleReference?] {
    await connection.call(calls).map { reply in
      (try? reply.get()).flatMap { AccessibleReference($0.first) }
    }
  }
}
