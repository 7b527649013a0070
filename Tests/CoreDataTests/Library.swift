// SPDX-License-Identifier: MIT

import CoreData

final class Shelf: NSManagedObject {
  var name: String? {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var books: NSSet? {
    get { _managed("books") }
    set { _setManaged(newValue, "books") }
  }
  var room: Room? {
    get { _managed("room") }
    set { _setManaged(newValue, "room") }
  }
  var titles: [String] {
    (books?.allObjects as? [Book] ?? []).compactMap(\.title).sorted()
  }
  func addToBooks(_ value: Book) { _add(value, to: "books") }
  func addToBooks(_ values: NSSet) { _add(values, to: "books") }
  func removeFromBooks(_ value: Book) { _remove(value, from: "books") }
}

final class Room: NSManagedObject {
  var shelves: NSOrderedSet? {
    get { _managed("shelves") }
    set { _setManaged(newValue, "shelves") }
  }
}

class Book: NSManagedObject {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }

  var title: String? {
    get { _managed("title") }
    set { _setManaged(newValue, "title") }
  }
  var pages: Int16 {
    get { _managed("pages") }
    set { _setManaged(newValue, "pages") }
  }
  var isRead: Bool {
    get { _managed("isRead") }
    set { _setManaged(newValue, "isRead") }
  }
  var added: Date? {
    get { _managed("added") }
    set { _setManaged(newValue, "added") }
  }
  var shelf: Shelf? {
    get { _managed("shelf") }
    set { _setManaged(newValue, "shelf") }
  }
  var authors: Set<Author> {
    get { _managed("authors") }
    set { _setManaged(newValue, "authors") }
  }
  private(set) var wokeUp = 0
  private(set) var prepared = 0
  override func awakeFromInsert() {
    super.awakeFromInsert()
    wokeUp += 1
    if added == nil { added = Date(timeIntervalSince1970: 1000) }
  }
  override func prepareForDeletion() { prepared += 1 }
}

final class Comic: Book {}

final class Author: NSManagedObject {
  override func validateForInsert() throws {
    try super.validateForInsert()
    if name == "Nobody" { throw CocoaError(.featureUnsupported) }
  }
  var name: String {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
}

/// A model, created in code, of books on shelves in rooms, and of their authors.
struct Library {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() { self.init(container: Self.makeContainer()) }
  private init(container: NSPersistentContainer) { self.container = container }

  static func makeContainer() -> NSPersistentContainer {
    let container = NSPersistentCloudKitContainer(name: "Library", managedObjectModel: model)
    container.loadPersistentStores { _, error in precondition(error == nil) }
    return container
  }

  static var model: NSManagedObjectModel {
    let room = entity("Room", Room.self)
    let shelf = entity("Shelf", Shelf.self)
    let book = entity("Book", Book.self)
    let comic = entity("Comic", Comic.self)
    let author = entity("Author", Author.self)
    book.subentities = [comic]
    author.uniquenessConstraints = [["name"]]
    shelf.properties = [
      attribute("name", .stringAttributeType, isOptional: false, defaultValue: "New"),
      relation("books", to: book, deleteRule: .cascadeDeleteRule),
      relation("room", to: room, maxCount: 1),
    ]
    room.properties = [
      relation("shelves", to: shelf, deleteRule: .denyDeleteRule, isOrdered: true)
    ]
    book.properties = [
      attribute("title", .stringAttributeType), attribute("pages", .integer16AttributeType),
      attribute("isRead", .booleanAttributeType, defaultValue: false),
      attribute("added", .dateAttributeType), relation("shelf", to: shelf, maxCount: 1),
      relation("authors", to: author),
    ]
    author.properties = [
      attribute("name", .stringAttributeType, isOptional: false), relation("books", to: book),
    ]
    pair(shelf, "books", book, "shelf")
    pair(room, "shelves", shelf, "room")
    pair(book, "authors", author, "books")
    let model = NSManagedObjectModel()
    model.entities = [room, shelf, book, comic, author]
    return model
  }

  private static func entity(_ name: String, _ type: AnyClass) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = NSStringFromClass(type)
    return entity
  }

  private static func attribute(
    _ name: String,
    _ type: NSAttributeType,
    isOptional: Bool = true,
    defaultValue: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.defaultValue = defaultValue
    return attribute
  }

  private static func relation(
    _ name: String,
    to entity: NSEntityDescription,
    maxCount: Int = 0,
    deleteRule: NSDeleteRule = .nullifyDeleteRule,
    isOrdered: Bool = false
  ) -> NSRelationshipDescription {
    let relation = NSRelationshipDescription()
    relation.name = name
    relation.destinationEntity = entity
    relation.maxCount = maxCount
    relation.deleteRule = deleteRule
    relation.isOrdered = isOrdered
    return relation
  }

  private static func pair(
    _ one: NSEntityDescription,
    _ name: String,
    _ other: NSEntityDescription,
    _ otherName: String
  ) {
    let there = one.relationshipsByName[name]
    let back = other.relationshipsByName[otherName]
    there?.inverseRelationship = back
    back?.inverseRelationship = there
  }

  /// Inserts a book.
  @discardableResult
  func book(_ title: String, pages: Int16 = 0, on shelf: Shelf? = nil) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    book.shelf = shelf
    return book
  }

  func titles(_ format: String? = nil, _ arguments: [Any] = []) throws -> [String] {
    let request = Book.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).compactMap(\.title)
  }
}
