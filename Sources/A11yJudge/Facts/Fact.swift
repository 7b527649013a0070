// SPDX-License-Identifier: MIT

import Foundation

/// A piece of information that must be conveyed according to an assertion.
indirect enum Fact: Equatable, Sendable {
  case name(String)
  case role(String)
  case state(String)
  case value(String)
  /// A change of a state or a value, regardless of the new state or value.
  case change
  /// Text, such as the content of a cell, a description or an announcement.
  case text(String)
  case headingLevel(Int)
  /// A position in a set.
  case position(Int)
  /// The number of elements in a set.
  case count(Int)
  case row(Int)
  case column(Int)
  case rowCount(Int)
  case columnCount(Int)
  /// The start or end of a container.
  case boundary(String)
  /// The fact that the user can type text.
  case editing
  /// The position of the cursor.
  case cursor(String)
  /// A change of the screen reader's mode, which VoiceOver does not have.
  case modeChange
  /// The absence of another fact.
  case absence(Fact)

  /// Parses a statement, or returns `nil` if it has no known form.
  init?(_ statement: String) {
    // Emphasis in a statement, as in “is *not* conveyed”, has no meaning.
    let text = statement.filter { $0 != "*" }.trimmedOfSpace
    if let match = text.wholeMatch(of: #/(.+?) (is|are) not conveyed\.?/#)?.output {
      guard let fact = Fact("\(match.1) \(match.2) conveyed") else { return nil }
      self = .absence(fact)
      return
    }
    for (pattern, make) in Self.forms {
      guard let match = try? pattern.wholeMatch(in: text)?.output else { continue }
      guard let fact = make(String(match.1)) else { continue }
      self = fact
      return
    }
    return nil
  }

  private typealias Form = (Regex<(Substring, Substring)>, (String) -> Fact?)

  private static func number(_ make: @escaping (Int) -> Fact) -> (String) -> Fact? {
    { Int($0.filter(\.isNumber)).map(make) }
  }

  private static func words(_ make: @escaping (String) -> Fact) -> (String) -> Fact? {
    { words in
      let inside = words.trimmedOfSpace
      return inside.isEmpty ? nil : make(inside)
    }
  }

  /// The known forms of statements, most specific first. Quoted words may contain apostrophes, so a quotation ends at
  /// the last apostrophe.
  private static var forms: [Form] {
    [
      (#/(Screen reader switched .*)/#, { _ in .modeChange }),
      (#/Screen reader cursor is positioned .*?'(.*)'.*/#, words(Fact.cursor)),
      (#/(The ability to enter or edit text) is conveyed\.?/#, { _ in .editing }),
      (#/(.*[Ss]upport for edit(?:ing)? commands.*)/#, { _ in .editing }),
      (
        #/(?:[Tt]he )?(.+?) boundar(?:y|ies)(?: at .+)? (?:is|are) conveyed\.?/#,
        words { .boundary($0.lowercased()) }
      ),
      (#/Heading level,? '?(\d+)'?,? is conveyed\.?/#, number(Fact.headingLevel)),
      (#/Row number .*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.row)),
      (#/Column number .*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.column)),
      (#/Number of rows.*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.rowCount)),
      (#/Number of columns.*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.columnCount)),
      (#/Position .*?(\d+)(?: of \d+|[^\d'])*'?\)?,? is conveyed\.?/#, number(Fact.position)),
      (#/Number of .*?(\d+)'?\)?'?,? is conveyed\.?/#, number(Fact.count)),
      (#/Role[^'(]*\(?'(.*)'\)?,? is conveyed\.?/#, words { .role($0.lowercased()) }),
      (#/(Change in (?:state|value))(?: of [^']*)? is conveyed\.?/#, { _ in .change }),
      (#/Change in state[^']*'(.*)',? is conveyed\.?/#, words { .state($0.lowercased()) }),
      (#/State[^']*'(.*)'\)?,? is conveyed\.?/#, words { .state($0.lowercased()) }),
      (#/State[^'(]*\((.*)\),? is conveyed\.?/#, words { .state($0.lowercased()) }),
      (#/(?:\w+ )?[Nn]ame[^'(]*\(?'(.*)'\)?,? is conveyed\.?/#, words(Fact.name)),
      (
        #/(?:(?:\w+ )?[Vv]alue|Change in value)[^']*'(.*)',? is conveyed\.?/#,
        words(Fact.value)
      ),
      (#/.+? (?:is )?conveyed as: '?(.*?)'?/#, words(Fact.text)),
      (#/[^']*'(.*)',? is conveyed\.?/#, words(Fact.text)),
    ]
  }
}
