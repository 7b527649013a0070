// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import CoreData

@Suite(.timeLimit(.minutes(30)))
@MainActor
struct PredicateTests {
  let library = Library()

  init() throws {
    let classics = Shelf(context: library.context)
    classics.name = "Classics"
    let jane = Author(context: library.context)
    jane.name = "Jane Austen"
    let bram = Author(context: library.context)
    bram.name = "Bram Stoker"
    library.book("Emma", pages: 400, on: classics).authors = [jane]
    library.book("Émile", pages: 500, on: classics).authors = [jane, bram]
    library.book("Dracula", pages: 420).authors = [bram]
    let none = library.book("100% *new*", pages: 7)
    none.isRead = true
    none.added = Date(timeIntervalSince1970: 5000)
  }

  @Test(arguments: [
    ("pages == 400", "Emma"),
    ("pages = 400 OR pages >= 500", "Emma, Émile"),
    ("NOT (pages > 410) AND NOT isRead == YES", "Emma"),
    ("!(pages <> 7)", "100% *new*"),
    ("(pages + 20) == 420", "Emma"),
    ("((pages * 2) - 40) / 2 == 400", "Dracula"),
    ("pages == 2 ** 2 + 3", "100% *new*"),
    ("title BEGINSWITH 'Em'", "Emma"),
    ("title BEGINSWITH[cd] 'em'", "Emma, Émile"),
    ("title ENDSWITH[c] 'A'", "Dracula, Emma"),
    ("title contains \"rac\"", "Dracula"),
    ("title LIKE '?mma'", "Emma"),
    ("title LIKE[cd] 'e*'", "Emma, Émile"),
    ("title LIKE '100% \\\\**'", "100% *new*"),
    ("title MATCHES '[A-F].+a'", "Dracula, Emma"),
    ("title MATCHES '('", ""),
    ("title IN {'Emma', 'Ulysses'}", "Emma"),
    ("title NOT IN {'Emma', 'Dracula'}", "100% *new*, Émile"),
    ("pages BETWEEN {400, 420}", "Dracula, Emma"),
    ("'Emma' == title", "Emma"),
    ("shelf.name == 'Classics'", "Emma, Émile"),
    ("shelf == nil", "100% *new*, Dracula"),
    ("shelf != NULL AND pages < 450", "Emma"),
    ("shelf.books.@count == 2", "Emma, Émile"),
    ("ANY authors.name == 'Bram Stoker'", "Dracula, Émile"),
    ("SOME authors.name CONTAINS[c] 'jane'", "Emma, Émile"),
    ("ALL authors.name BEGINSWITH 'J'", "100% *new*, Emma"),
    ("NONE authors.name BEGINSWITH 'J'", "100% *new*, Dracula"),
    ("authors.@count > 1", "Émile"),
    ("SUBQUERY(authors, $a, $a.name BEGINSWITH 'J').@count == 1", "Emma, Émile"),
    ("sum:({pages, 1}) == 8", "100% *new*"),
    ("max(shelf.books.pages) == 500", "Emma, Émile"),
    ("shelf.books.@max.pages == 500", "Emma, Émile"),
    ("isRead == true", "100% *new*"),
    ("length(title) == 5", "Émile"),
    ("TRUEPREDICATE AND pages == 0x1a4", "Dracula"),
    ("FALSEPREDICATE || pages == 4.2e2", "Dracula"),
    ("#title == 'Emma'", "Emma"),
    ("pages == -(-7)", "100% *new*"),
  ])
  func `A predicate format matches the expected titles`(format: String, titles: String) throws {
    #expect(try library.titles(format) == titles.split(separator: ", ").map(String.init))
  }

  @Test func `Arguments replace their placeholders`() throws {
    let shelf = try #require(
      try library.context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first
    )
    func titles(_ predicate: NSPredicate) throws -> [String] {
      let request = Book.fetchRequest()
      request.predicate = predicate
      return try library.context.fetch(request).compactMap(\.title)
    }
    let pages: Int32 = 400
    #expect(try titles(NSPredicate(format: "%K == %d", "pages", pages)) == ["Emma"])
    #expect(
      try titles(NSPredicate(format: "%K.name == %@", "shelf", "Classics")) == ["Emma", "Émile"]
    )
    #expect(try titles(NSPredicate(format: "shelf == %@ AND pages < %ld", shelf, 450)) == ["Emma"])
    #expect(try titles(NSPredicate(format: "shelf == %@", shelf.objectID)) == ["Emma", "Émile"])
    #expect(try titles(NSPredicate(format: "title IN %@", ["Emma", "x"])) == ["Emma"])
    #expect(try titles(NSPredicate(format: "pages IN %@", Set([7]))) == ["100% *new*"])
    #expect(
      try titles(NSPredicate(format: "isRead == %@", NSNumber(value: true))) == ["100% *new*"]
    )
    let day = Date(timeIntervalSince1970: 2000)
    #expect(try titles(NSPredicate(format: "added > %@", day as NSDate)) == ["100% *new*"])
    #expect(try titles(NSPredicate(format: "added > %@", day as CVarArg)) == ["100% *new*"])
    #expect(try titles(NSPredicate(format: "added > %@", argumentArray: [day])) == ["100% *new*"])
    #expect(try titles(NSPredicate(format: "pages > %f", 499.5)) == ["Émile"])
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      NSPredicate(format: "pages == 7"), NSPredicate(format: "title == %@", "Emma"),
    ])
    #expect(try titles(either) == ["Emma", "100% *new*"])
    let inside = NSPredicate(format: "%@ AND pages < 450", NSPredicate(format: "shelf != nil"))
    #expect(try titles(inside) == ["Emma"])
    let named = NSPredicate(format: "title == $title")
    #expect(try titles(named.withSubstitutionVariables(["title": "Dracula"])) == ["Dracula"])
    let modern = #Predicate<Book> { $0.pages == 7 }
    #expect(try titles(NSPredicate(modern)) == ["100% *new*"])
  }

  @Test func `Predicates and sort descriptors also work on dictionaries, structures and strings`() {
    struct Place: Sendable {
      let name: String
      let size: Int?
    }
    let predicate = NSPredicate(format: "name == 'Oslo' AND size > 3")
    #expect(predicate.evaluate(with: ["name": "Oslo", "size": 4] as [String: Any]))
    #expect(predicate.evaluate(with: Place(name: "Oslo", size: 4)))
    #expect(!predicate.evaluate(with: Place(name: "Oslo", size: nil)))
    #expect(
      NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "me@example.org")
    )
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "me@example.org"))
    #expect(NSPredicate(format: "SELF.length > 2").evaluate(with: "abc"))
    let names = NSArray(array: ["b", "A", "c"])
    let order = NSSortDescriptor(
      key: "self",
      ascending: false,
      selector: Selector(
        "localizedCaseInsensitiveCompare:",
        NSString.localizedCaseInsensitiveCompare(_:)
      )
    )
    #expect(names.sortedArray(using: [order]) as? [String] == ["c", "b", "A"])
    #expect(names.filtered(using: NSPredicate(format: "SELF > 'a'")) as? [String] == ["b", "c"])
    #expect(NSPredicate(format: "a == %@", "x") == NSPredicate(format: "a == %@", "x"))
    #expect(NSPredicate(format: "a == %@", "x") != NSPredicate(format: "a == %@", "y"))
  }

  @Test(arguments: [
    ("pages ==", "an operand is missing", 8),
    ("pages == 4 AND", "an operand is missing", 14),
    ("(pages == 4", ") is missing", 11),
    ("pages == 4)", "there is text after the predicate", 10),
    ("title == 'Emma", "a string is not terminated", 9),
    ("title == %@", "an argument is missing", 9),
    ("title == %q", "% does not begin a placeholder", 9),
    ("title == ;", "; is not a valid character", 9),
    ("title CONTAINS[x] 'a'", "options must be c, d, n, l or w", 15),
    ("title", "an operator is missing", 5),
    ("pages == 12ab", "12ab is not a number", 9),
    ("launch(title) == 1", "there is no function named launch", 7),
    ("sum: pages", "( is missing", 5), ("shelf. == 1", "a name is missing", 7),
    ("", "an operand is missing", 0),
    ("title IN {1, 2", "} is missing", 14),
    (String(repeating: "(", count: 5000), "the predicate is nested too deeply", 201),
    (String(repeating: "NOT ", count: 5000), "the predicate is nested too deeply", 804),
    (String(repeating: "1+", count: 5000), "the predicate is nested too deeply", 402),
    (String(repeating: "{", count: 5000), "the predicate is nested too deeply", 201),
    (String(repeating: "-", count: 5000), "the predicate is nested too deeply", 201),
    (String(repeating: "SUBQUERY(", count: 5000), "the predicate is nested too deeply", 1809),
    (String(repeating: "2**", count: 5000), "the predicate is nested too deeply", 603),
    ("launch(", "there is no function named launch", 7),
    ("SUBQUERY(a, b, c)", "a variable is missing", 12),
    ("pages IN", "an operand is missing", 8), ("ANY", "an operand is missing", 3),
    ("pages NOT LIKE 'a'", "an operator is missing", 6), ("AND", "AND is not an operand", 0),
  ])
  func `An invalid format is refused with the position of its mistake`(
    format: String,
    reason: String,
    place: Int
  ) {
    let error = #expect(throws: PredicateFormatError.self) { try PredicateParser.parse(format, []) }
    #expect(error == PredicateFormatError(reason: reason, place: place))
  }

  @Test func `An invalid predicate in an app ends the app and prints the position`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name = = 1")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("an operand is missing at 7, before \"= 1\""))
  }
}
