// SPDX-License-Identifier: MIT

import SwiftUI

/// A bookshelf app in five languages. The app's strings come from a string catalog.
@main
struct BookshelfApp: App {
  var body: some Scene {
    WindowGroup("shelf.title") { ShelfView(shelf: Shelf()) }
  }
}

/// A borrowed book.
struct Book: Identifiable {
  let id: Int
  let title: String
  let author: String
  let pages: Int
}

/// The borrowed books, each with the number of days left to read it.
@Observable final class Shelf {
  private(set) var books: [Book] = []
  private var next = 0

  /// Borrows the library's next book.
  func borrow() {
    let title = Self.library[next % Self.library.count]
    books.append(Book(id: next, title: title.0, author: title.1, pages: title.2))
    next += 1
  }

  /// Returns the book that was borrowed first to the library.
  func giveBack() { if !books.isEmpty { books.removeFirst() } }

  var pages: Int { books.map(\.pages).reduce(0, +) }
  var days: Int { books.count * 7 }

  private static let library = [
    ("Momo", "Michael Ende", 1), ("Solaris", "Stanisław Lem", 1_203),
    ("Kokoro", "Natsume Sōseki", 248),
  ]
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    NavigationStack {
      List {
        Section("shelf.count \(shelf.books.count)") {
          ForEach(shelf.books) { book in
            VStack {
              Text(verbatim: book.title)
              Text("book.author \(book.author)")
            }
            .accessibilityElement(children: .combine)
            .accessibilityValue("book.pages \(book.pages)")
          }
        }
        Text("shelf.plan \(shelf.pages) \(shelf.days)")
      }
      .navigationTitle("shelf.title")
      .toolbar {
        Button("shelf.borrow", systemImage: "plus") {
          shelf.borrow()
          AccessibilityNotification.Announcement(
            String(localized: "shelf.count \(shelf.books.count)")
          ).post()
        }
        Button("shelf.return") { shelf.giveBack() }
          .accessibilityHint("shelf.return.hint")
          .disabled(shelf.books.isEmpty)
      }
    }
  }
}

#Preview("Shelf") {
  let shelf = Shelf()
  for _ in 0..<3 { shelf.borrow() }
  return ShelfView(shelf: shelf)
}

#Preview("Empty shelf") { ShelfView(shelf: Shelf()) }
