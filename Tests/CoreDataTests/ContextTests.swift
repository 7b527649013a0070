// SPDX-License-Identifier: MIT

import Testing

@testable import CoreData

@Suite(.timeLimit(.minutes(30)))
@MainActor
struct ContextTests {
  let library = Library()
  var context: NSManagedObjectContext { library.context }

  @Test func `A new object has the model’s defaults and is inserted until it is saved`() throws {
    let shelf = Shelf(context: context)
    let book = library.book("Emma", pages: 400)
    #expect(shelf.name == "New" && !book.isRead && book.pages == 400)
    #expect(book.wokeUp == 1 && book.added == Date(timeIntervalSince1970: 1000))
    #expect(book.isInserted && book.hasChanges && book.objectID.isTemporaryID)
    #expect(context.insertedObjects == [shelf, book])
    try context.save()
    #expect(!book.isInserted && !context.hasChanges && !book.objectID.isTemporaryID)
    book.title = "Persuasion"
    #expect(book.isUpdated && book.changedValues()["title"] as? String == "Persuasion")
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
    #expect(book.value(forKey: "pages") as? Int == 400)
    book.setValue(12, forKey: "pages")
    #expect(book.pages == 12)
  }

  @Test func `Both ends of a relationship agree, whichever is set`() throws {
    let (first, second) = (Shelf(context: context), Shelf(context: context))
    let book = library.book("Emma", on: first)
    #expect(first.titles == ["Emma"])
    second.addToBooks(book)
    #expect(first.titles.isEmpty && second.titles == ["Emma"] && book.shelf === second)
    second.books = NSSet(object: library.book("Ulysses"))
    #expect(book.shelf == nil && second.titles == ["Ulysses"])
    second.mutableSetValue(forKey: "books").add(book)
    #expect(second.titles == ["Emma", "Ulysses"])
    second.removeFromBooks(book)
    #expect(second.titles == ["Ulysses"])
    let author = Author(context: context)
    author.name = "Jane"
    book.authors = [author]
    #expect((author.value(forKey: "books") as? Set<Book>) == [book])
    author.setValue(nil, forKey: "books")
    #expect(book.authors.isEmpty)
    let room = Room(context: context)
    room.shelves = NSOrderedSet(array: [second, first])
    #expect(room.shelves?.array as? [Shelf] == [second, first] && first.room === room)
    room.shelves = NSOrderedSet(array: [first, second])
    #expect(room.shelves?.array as? [Shelf] == [first, second])
    let loose = Book(entity: book.entity, insertInto: nil)
    loose.shelf = first
    #expect(loose.shelf === first)
  }

  @Test func `A deletion cascades, nullifies the inverse or is denied, according to the model`()
    throws
  {
    let shelf = Shelf(context: context)
    let room = Room(context: context)
    shelf.room = room
    let book = library.book("Emma", on: shelf)
    try context.save()
    context.delete(book)
    #expect(book.isDeleted && book.prepared == 1 && shelf.titles.isEmpty)
    context.rollback()
    #expect(!book.isDeleted && shelf.titles == ["Emma"] && book.shelf === shelf)
    context.delete(room)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    context.rollback()
    context.delete(shelf)
    #expect(try library.titles().isEmpty)
    try context.save()
    #expect(book.managedObjectContext == nil && room.shelves?.count == 0)
    #expect(try context.count(for: Book.fetchRequest()) == 0)
    #expect(throws: NSError.self) { try context.existingObject(with: book.objectID) }
  }

  @Test func `A rollback reverts unsaved insertions, changes and deletions`() throws {
    let emma = library.book("Emma")
    library.book("Ulysses")
    try context.save()
    emma.title = "Persuasion"
    library.book("Dracula")
    context.delete(try #require(try context.fetch(Book.fetchRequest()).last { $0 !== emma }))
    context.rollback()
    #expect(try library.titles() == ["Emma", "Ulysses"])
    #expect(!context.hasChanges && emma.title == "Emma")
  }

  @Test func `If a required value is missing, nothing is saved`() throws {
    _ = Author(context: context)
    library.book("Emma")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.localizedDescription == "name of Author is required.")
    Shelf(context: context).name = nil
    let both = #expect(throws: NSError.self) { try context.save() }
    #expect(both?.code == NSValidationMultipleErrorsError)
    #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    #expect(context.insertedObjects.count == 3)
    context.rollback()
    Author(context: context).name = "Nobody"
    #expect(throws: CocoaError.self) { try context.save() }
  }

  @Test func `A fetch is filtered, sorted and limited, and includes subentities`() throws {
    for (title, pages) in [("Emma", 400), ("Ulysses", 700), ("Dracula", 420)] {
      library.book(title, pages: Int16(pages))
    }
    try context.save()
    Comic(context: context).title = "Maus"
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["Ulysses", "Maus", "Emma", "Dracula"])
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.title) == ["Maus", "Emma"])
    request.includesSubentities = false
    #expect(try context.fetch(request).map(\.title) == ["Emma", "Dracula"])
    let pages = NSFetchRequest<NSDictionary>(entityName: "Book")
    pages.resultType = .dictionaryResultType
    pages.propertiesToFetch = ["pages"]
    pages.predicate = NSPredicate(format: "pages > 410")
    #expect(try context.fetch(pages).compactMap { $0["pages"] as? Int } == [700, 420])
    #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<Book>(entityName: "Boat")) }
  }

  @Test func `A background context’s changes arrive only when they are saved`()
    async throws
  {
    context.automaticallyMergesChangesFromParent = true
    let emma = library.book("Emma")
    let gone = library.book("Dracula")
    try context.save()
    let ids = (emma.objectID, gone.objectID)
    let background = library.container.newBackgroundContext()
    await background.perform {
      let emma = background.object(with: ids.0)
      emma.setValue("Persuasion", forKey: "title")
      background.delete(background.object(with: ids.1))
      NSEntityDescription.insertNewObject(forEntityName: "Book", into: background)
        .setValue("Ulysses", forKey: "title")
    }
    #expect(try library.titles() == ["Dracula", "Emma"])
    try await background.perform { try background.save() }
    await context.perform {}
    #expect(emma.title == "Persuasion" && gone.managedObjectContext == nil)
    #expect(try library.titles() == ["Persuasion", "Ulysses"])
    let count = try await library.container.performBackgroundTask { other in
      try other.count(for: NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect(count == 2)
  }

  @Test func `A child context saves to its parent, which can still roll back`() throws {
    let emma = library.book("Emma")
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let mine = try #require(try child.existingObject(with: emma.objectID) as? Book)
    #expect(mine !== emma)
    mine.title = "Persuasion"
    let new = Book(context: child)
    new.title = "Ulysses"
    #expect(emma.title == "Emma")
    try child.save()
    #expect(try library.titles() == ["Persuasion", "Ulysses"])
    #expect(emma.isUpdated && context.insertedObjects.count == 1)
    context.rollback()
    #expect(try library.titles() == ["Emma"])
  }

  @Test func `Two contexts that change the same object conflict unless a merge policy decides`()
    throws
  {
    let emma = library.book("Emma", pages: 1)
    try context.save()
    func other(_ pages: Int) throws {
      let other = library.container.newBackgroundContext()
      try other.performAndWait {
        other.object(with: emma.objectID).setValue(pages, forKey: "pages")
        try other.save()
      }
    }
    try other(2)
    emma.pages = 3
    emma.title = "Persuasion"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(emma.pages == 2 && emma.title == "Persuasion")
    try other(4)
    emma.pages = 5
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(emma.pages == 5)
  }

  @Test func `The merge policy keeps only one of two objects with the same unique value`() throws {
    func author() -> Author {
      let author = Author(context: context)
      author.name = "Jane"
      return author
    }
    let first = author()
    try context.save()
    let second = author()
    #expect(throws: NSError.self) { try context.save() }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(first.managedObjectContext == nil && second.managedObjectContext === context)
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    let third = author()
    try context.save()
    #expect(third.managedObjectContext == nil && second.managedObjectContext === context)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
  }

  @Test func `Notifications list the changed and the saved objects`() async throws {
    nonisolated(unsafe) var heard: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      NSManagedObjectContext.didChangeObjectsNotification,
      NSManagedObjectContext.didSaveObjectsNotification,
    ].map { name in
      center.addObserver(forName: name, object: context, queue: nil) { notification in
        let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
        heard.append(
          "\(name == .NSManagedObjectContextDidSave ? "saved" : "changed") \(inserted?.count ?? 0)"
        )
      }
    }
    library.book("Emma")
    library.book("Dracula")
    #expect(heard.isEmpty)
    try context.save()
    #expect(heard == ["changed 2", "saved 2"])
    tokens.forEach(center.removeObserver)
  }

  @Test func `Batch requests change the store; other contexts change only when they read it again`()
    throws
  {
    for title in ["Emma", "Dracula", "Ulysses"] { library.book(title) }
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "title BEGINSWITH 'E'")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try #require(try context.execute(deletion) as? NSBatchDeleteResult)
    let deleted = try #require(result.result as? [NSManagedObjectID])
    #expect(deleted.count == 1)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: deleted],
      into: [context]
    )
    #expect(try library.titles() == ["Dracula", "Ulysses"])
    try context.execute(NSBatchInsertRequest(entityName: "Book", objects: [["title": "Maus"]]))
    #expect(try library.titles() == ["Dracula", "Maus", "Ulysses"])
    context.reset()
    #expect(try library.titles() == ["Dracula", "Maus", "Ulysses"])
  }

  @Test func `Objects inserted together are fetched once, and unrelated objects are not fetched`()
    throws
  {
    let list = FetchedObjectsList(FetchPlan(target: .objects(of: Book.self)), in: context)
    list.fetchIfNeeded()
    for number in 0..<1_000 { library.book("\(number)") }
    context.processPendingChanges()
    #expect(list.objects.count == 1_000 && list.fetches == 2)
    Shelf(context: context).name = "Classics"
    context.processPendingChanges()
    #expect(list.fetches == 2)
  }

  @Test func `A fetched results controller is released with its owner`() throws {
    weak var gone: NSFetchedResultsController<Book>?
    do {
      let request = Book.fetchRequest()
      let controller = NSFetchedResultsController(
        fetchRequest: request,
        managedObjectContext: context,
        sectionNameKeyPath: nil,
        cacheName: nil
      )
      try controller.performFetch()
      library.book("Emma")
      context.processPendingChanges()
      #expect(controller.fetchedObjects?.count == 1)
      gone = controller
    }
    #expect(gone == nil)
  }

  @Test
  func `A generated model keeps its classes despite circular parents and missing destinations`() {
    var maker = _ModelMaker(in: Book.self)
    maker.entity("Book", className: "Book", parent: "Loop")
    maker.attribute("title", .stringAttributeType, defaultValue: "New")
    maker.attribute("added", .dateAttributeType)
    maker.relationship("far", to: "Nowhere", inverse: "back", deleteRule: .nullifyDeleteRule)
    maker.entity("Loop", parent: "Book")
    let container = NSPersistentContainer(name: "Lines", managedObjectModel: maker.model)
    let object = NSEntityDescription.insertNewObject(
      forEntityName: "Book",
      into: container.viewContext
    )
    #expect((object as? Book)?.title == "New")
    #expect(object.entity.isKindOf(entity: container.managedObjectModel.entities[1]))
    #expect(object.value(forKey: "far") == nil)
    #expect(object.value(forKey: "primitiveTitle") as? String == "New")
  }

  @Test
  func `A fetched results controller reports insertions, deletions, moves and updates by section`()
    throws
  {
    @MainActor final class Listener: NSFetchedResultsControllerDelegate {
      var heard: [String] = []
      nonisolated func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
      ) {
        let title = (anObject as? Book)?.title ?? ""
        let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
        MainActor.assumeIsolated {
          heard.append("\(type) \(title) \(places.joined(separator: " "))")
        }
      }
    }
    let emma = library.book("Emma", pages: 1)
    library.book("Ulysses", pages: 2)
    let request = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "pages",
      cacheName: nil
    )
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    context.processPendingChanges()
    listener.heard = []
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.object(at: [1, 0]).title == "Ulysses")
    library.book("Dracula", pages: 2)
    context.processPendingChanges()
    emma.pages = 3
    context.processPendingChanges()
    context.delete(emma)
    context.processPendingChanges()
    Shelf(context: context).name = "Elsewhere"
    context.processPendingChanges()
    #expect(
      listener.heard == [
        "insert Dracula - 1.0", "move Emma 0.0 1.0", "delete Emma 1.0 -",
      ]
    )
  }
}
