// SPDX-License-Identifier: MIT

import A11yViewTesting
import CoreData
import SwiftUI
import Testing

private struct BookList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)],
    predicate: NSPredicate(format: "isRead == NO"),
    animation: .default
  )
  private var books: FetchedResults<Book>

  var body: some View {
    List {
      ForEach(books, id: \.objectID) { book in BookRow(book: book) }
        .onDelete { $0.map { books[$0] }.forEach(context.delete) }
    }
    Text("\(books.count) books")
    Button("Add") {
      let book = Book(context: context)
      book.title = "Dracula"
    }
    Button("Read the first") { books.first?.isRead = true }
    Button("Rename the last") { books.last?.title = "Zadig" }
    Button("Delete the first") { books.first.map(context.delete) }
    Button("Cancel") { context.rollback() }
    Button("Long ones") { books.nsPredicate = NSPredicate(format: "pages > %d", 450) }
    Button("Backwards") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
  }
}

private struct BookRow: View {
  @ObservedObject var book: Book
  var body: some View { Text(book.title ?? "Untitled") }
}

private struct ShelfTitles: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Shelf.name)]) private var shelves
  @Environment(\.managedObjectContext) private var context
  var body: some View {
    ForEach(shelves, id: \.objectID) { shelf in
      Text("\(shelf.name ?? ""): \(shelf.titles.joined(separator: " and "))")
    }
    Button("Delete a book") {
      (shelves.first?.books?.anyObject() as? Book).map(context.delete)
      try? context.save()
    }
  }
}

@MainActor private var evaluations = 0

private struct CountedList: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title)]) private var books
  var body: some View {
    evaluations += 1
    return Text(books.compactMap(\.title).joined(separator: ", "))
  }
}

private struct ShelfList: View {
  @SectionedFetchRequest(
    sectionIdentifier: \Book.pages,
    sortDescriptors: [SortDescriptor(\.pages), SortDescriptor(\.title)]
  )
  private var sections: SectionedFetchResults<Int16, Book>

  var body: some View {
    ForEach(sections) { section in
      Text("\(section.id) pages")
      ForEach(section, id: \.objectID) { Text($0.title ?? "") }
    }
  }
}

private struct Filtered: View {
  @FetchRequest private var books: FetchedResults<Book>
  init(_ start: String) {
    let request = Book.fetchRequest()
    request.sortDescriptors = []
    request.predicate = NSPredicate(format: "title BEGINSWITH %@", start)
    _books = FetchRequest(fetchRequest: request)
  }
  var body: some View { Text(books.compactMap(\.title).joined(separator: ", ")) }
}

private struct Search: View {
  @State private var start = "E"
  var body: some View {
    Filtered(start)
    Button("Next letter") { start = "U" }
  }
}

@Suite(.serialized, .timeLimit(.minutes(30)))
@MainActor
struct ViewTests {
  let library = Library()

  init() throws {
    library.book("Emma", pages: 400)
    library.book("Ulysses", pages: 700)
    try library.context.save()
  }

  private func session(_ view: some View) async throws -> Session {
    try await Session(view.environment(\.managedObjectContext, library.context)).exhaustive(false)
  }

  private func texts(_ session: Session) -> String { session.outline().joined(separator: "|") }

  @Test func `A list follows insertions, changes, deletions and rollbacks`() async throws {
    let session = try await session(BookList())
    func expect(_ titles: [String], absent: String, _ place: SourceLocation = #_sourceLocation) {
      let heard = texts(session)
      for title in titles { #expect(heard.contains(title), sourceLocation: place) }
      #expect(heard.contains("\(titles.count) books"), sourceLocation: place)
      #expect(!heard.contains(absent), sourceLocation: place)
    }
    expect(["Emma", "Ulysses"], absent: "Dracula")
    session.find("Add").activate()
    expect(["Dracula", "Emma", "Ulysses"], absent: "Zadig")
    session.find("Read the first").activate()
    expect(["Emma", "Ulysses"], absent: "Dracula")
    session.find("Rename the last").activate()
    expect(["Emma", "Zadig"], absent: "Ulysses")
    session.find("Delete the first").activate()
    expect(["Zadig"], absent: "Emma")
    session.find("Cancel").activate()
    expect(["Emma", "Ulysses"], absent: "Dracula")
  }

  @Test func `A list follows changes to its predicate and sort order`() async throws {
    let session = try await session(BookList())
    session.find("Backwards").activate()
    #expect(texts(session).contains(/Ulysses.*Emma/))
    session.find("Long ones").activate()
    #expect(texts(session).contains("1 books") && !texts(session).contains("Emma"))
  }

  @Test func `An inline row follows its object’s relationships`()
    async throws
  {
    let shelf = Shelf(context: library.context)
    library.book("Dracula", on: shelf)
    let session = try await session(ShelfTitles())
    #expect(texts(session).contains("New: Dracula"))
    session.find("Delete a book").activate()
    #expect(texts(session).contains("New:") && !texts(session).contains("Dracula"))
  }

  @Test func `A view is evaluated again only when its own objects change`() async throws {
    evaluations = 0
    let session = try await session(CountedList())
    #expect(texts(session).contains("Emma, Ulysses"))
    let first = evaluations
    Shelf(context: library.context).name = "Other"
    try library.context.save()
    await session.settle()
    #expect(evaluations == first)
    library.book("Dracula")
    await session.settle()
    #expect(texts(session).contains("Dracula, Emma, Ulysses"))
    #expect(evaluations == first + 1)
  }

  @Test func `Sections contain their objects`() async throws {
    library.book("Émile", pages: 700)
    let session = try await session(ShelfList())
    #expect(texts(session).contains(/400 pages.*Emma.*700 pages.*Ulysses.*Émile/))
  }

  @Test func `A request passed to a view’s initializer changes with it`() async throws {
    let session = try await session(Search())
    #expect(texts(session).contains("Emma") && !texts(session).contains("Ulysses"))
    session.find("Next letter").activate()
    #expect(texts(session).contains("Ulysses") && !texts(session).contains("Emma"))
  }

  @Test func `Objects that a background task saves appear in the list`() async throws {
    library.context.automaticallyMergesChangesFromParent = true
    let container = library.container
    let session = try await session(
      VStack {
        BookList()
        Button("Import") {
          Task {
            try? await container.performBackgroundTask { context in
              NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
                .setValue("Persuasion", forKey: "title")
              try context.save()
            }
          }
        }
      }
    )
    session.find("Import").activate()
    await session.settle()
    #expect(texts(session).contains("Persuasion") && texts(session).contains("3 books"))
  }

  @Test func `Without a surrounding store, a view has an empty store`() async throws {
    let session = try await Session(BookList()).exhaustive(false)
    #expect(texts(session).contains("0 books"))
  }
}
