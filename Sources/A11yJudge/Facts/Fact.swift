// SPDX-License-Identifier: MIT

import Foundation

/// What an assertion's statement says has to be conveyed.
indirect enum Fact: Equatable, Sendable {
  case name(String)
  case role(String)
  case state(String)
  case value(String)
  /// A text: a cell's content, a description, an announcement.
  case text(String)
  case headingLevel(Int)
  /// The place in a set.
  case position(Int)
  /// How many elements a set has.
  case count(Int)
  case row(Int)
  case column(Int)
  case rowCount(Int)
  case columnCount(Int)
  /// That a container begins or ends.
  case boundary(String)
  /// That text can be typed.
  case editing
  /// Where the cursor is.
  case cursor(String)
  /// A screen reader's change of mode, which VoiceOver does not have.
  case modeChange
  /// That something is not conveyed.
  case absence(Fact)

  /// Reads a statement; `nil` if it is of no known form.
  init?(_ statement: String) {
    let text = statement.trimmedOfSpace
    if let rest = Self.prefix(of: text, before: "is not conveyed") {
      guard let fact = Fact("\(rest) is conveyed") else { return nil }
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

  private static func prefix(of text: String, before words: String) -> String? {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    return text.hasSuffix(words) ? String(text.dropLast(words.count)).trimmedOfSpace : nil
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

  /// The forms of statements, the more special ones first. What is quoted may hold apostrophes, so it
  /// ends with the last one.
  private static var forms: [Form] {
    [
      (#/(Screen reader switched .*)/#, { _ in .modeChange }),
      (#/Screen reader cursor is positioned .*?'(.*)'.*/#, words(Fact.cursor)),
      (#/(The ability to enter or edit text) is conveyed\.?/#, { _ in .editing }),
      (#/(.+?) boundary is conveyed\.?/#, words { .boundary($0.lowercased()) }),
      (#/Heading level,? '?(\d+)'?,? is conveyed\.?/#, number(Fact.headingLevel)),
      (#/Row number .*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.row)),
      (#/Column number .*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.column)),
      (#/Number of rows.*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.rowCount)),
      (#/Number of columns.*?(\d+)'?\)?,? is conveyed\.?/#, number(Fact.columnCount)),
      (#/Position .*?(\d+)[^\d']*'?\)?,? is conveyed\.?/#, number(Fact.position)),
      (#/Number of .*?(\d+)'?\)?'?,? is conveyed\.?/#, number(Fact.count)),
      (#/Role[^'(]*\(?'(.*)'\)?,? is conveyed\.?/#, words { .role($0.lowercased()) }),
      (#/Change in state[^']*'(.*)',? is conveyed\.?/#, words { .state($0.lowercased()) }),
      (#/State[^']*'(.*)'\)?,? is conveyed\.?/#, words { .state($0.lowercased()) }),
      (#/Name[^'(]*\(?'(.*)'\)?,? is conveyed\.?/#, words(Fact.name)),
      (
        #/(?:Value|Maximum value|Minimum value|Change in value)[^']*'(.*)',? is conveyed\.?/#,
        words(Fact.value)
      ),
      (#/.+? (?:is )?conveyed as: '?(.*?)'?/#, words(Fact.text)),
      (#/[^']*'(.*)',? is conveyed\.?/#, words(Fact.text)),
    ]
  }
}
