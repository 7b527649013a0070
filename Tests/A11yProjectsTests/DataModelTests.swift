// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yProjects

@Suite("Swift classes generated from Core Data models", .timeLimit(.minutes(30)))
struct DataModelTests {
  private func package(_ files: [String: String]) throws -> PackageTarget {
    let folder = try ProjectFolder(files)
    defer { folder.remove() }
    let project = AppProject(in: folder.url, named: "Shop")
    return AppPackage(of: project, named: "Shop").targets[0]
  }

  private func model(_ entities: String) throws -> DataModel {
    try DataModel(named: "Shop", "<?xml version=\"1.0\"?><model>\(entities)</model>")
  }

  private func code(_ entities: String, beside files: [String: String] = [:]) throws -> String {
    var files = files
    files["A.swift"] = files["A.swift"] ?? "import SwiftUI"
    files["Shop.xcdatamodeld/Shop.xcdatamodel/contents"] = "<model>\(entities)</model>"
    let target = try package(files)
    return try #require(DataModelCode(of: target.models, beside: target.files).text)
  }

  @Test func `An entity becomes a class with properties and a model description`() throws {
    let text = try code(
      """
      <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="Une &quot;A&quot; \\(x)"/>
        <attribute name="pages" attributeType="Integer 16" defaultValueString="12" usesScalarValueType="YES"/>
        <attribute name="default" optional="YES" attributeType="Boolean"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="odd" optional="YES" attributeType="Transformable" customClassName="Int; exit(1)"/>
        <attribute name="added" attributeType="Date" defaultDateTimeInterval="60"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Comic" representedClassName=".Comic" parentEntity="Book" codeGenerationType="class"/>
      <entity name="Shelf" isAbstract="YES">
        <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      """
    )
    for line in [
      "public class Book: NSManagedObject {}", "public class Comic: Book {}",
      "extension Book: Identifiable {}",
      "@nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {"
        + " NSFetchRequest<Book>(entityName: \"Book\") }",
      "public var title: String? { get { _managed(\"title\") } set { _setManaged(newValue, \"title\") } }",
      "public var pages: Int16 {", "public var `default`: NSNumber? {",
      "public var tags: [String]? {",
      "public var odd: NSObject? {", "public var added: Date? {",
      "public var shelf: NSManagedObject? {",
      "static var _modelName: String { \"Shop\" }",
      "model.entity(\"Book\", className: \"Book\", unique: [[\"title\"]])",
      "model.attribute(\"title\", .stringAttributeType, defaultValue: \"Une \\\"A\\\" \\\\(x)\")",
      "model.attribute(\"pages\", .integer16AttributeType, isOptional: false, defaultValue: 12)",
      "defaultValue: Date(timeIntervalSinceReferenceDate: 60.0))",
      "model.entity(\"Comic\", className: \"Comic\", parent: \"Book\")",
      "model.entity(\"Shelf\", isAbstract: true)",
      "model.relationship(\"books\", to: \"Book\", inverse: \"shelf\", isToMany: true, isOrdered: true,"
        + " deleteRule: .cascadeDeleteRule)",
      "model.relationship(\"shelf\", to: \"Shelf\", inverse: \"books\", deleteRule: .nullifyDeleteRule)",
    ] {
      #expect(text.contains(line), "\(line) is not in:\n\(text)")
    }
    #expect(!text.contains("extension Comic: Identifiable") && !text.contains("exit(1)"))
  }

  @Test func `A class that the app declares gets properties only if the model requests them`()
    throws
  {
    let entities = """
      <entity name="Book" representedClassName="Book" codeGenerationType="category">
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="shelves" toMany="YES" destinationEntity="Shelf"/>
      </entity>
      <entity name="Shelf" representedClassName="Shelf"/>
      """
    let declared =
      "import CoreData\nclass Book: NSManagedObject {}\nclass Shelf: NSManagedObject {}"
    let text = try code(entities, beside: ["A.swift": declared])
    #expect(!text.contains("class Book: NSManagedObject") && text.contains("extension Book {"))
    #expect(
      text.contains("public func addToShelves(_ value: Shelf) { _add(value, to: \"shelves\") }")
    )
    #expect(!text.contains("extension Shelf") && text.contains("(\"Shelf\", className: \"Shelf\")"))
    let bare = try code(entities)
    #expect(!bare.contains("extension Book") && bare.contains("model.entity(\"Book\")"))
  }

  @Test func `Only the current version of a model is used, and no version becomes a resource`()
    throws
  {
    func contents(_ name: String) -> String { "<model><entity name=\"\(name)\"/></model>" }
    var files = [
      "A.swift": "import SwiftUI", "Shop.xcdatamodeld/Shop.xcdatamodel/contents": contents("Old"),
      "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": contents("New"),
      "Shop.xcdatamodeld/.xccurrentversion":
        "<plist><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>",
    ]
    let target = try package(files)
    #expect(target.models.map(\.name) == ["Shop"])
    #expect(target.models[0].entities.map(\.name) == ["New"])
    #expect(target.resources.isEmpty && target.products.contains("CoreData"))
    files["Shop.xcdatamodeld/.xccurrentversion"] = "damaged"
    #expect(try package(files).models[0].entities.map(\.name) == ["New"])
    files["Shop.xcdatamodeld/.xccurrentversion"] =
      "<dict><key>_XCCurrentVersionName</key><string>Shop 3.xcdatamodel</string></dict>"
    let missing = try package(files)
    #expect(missing.models.isEmpty)
    #expect(
      missing.leftOut.map(\.reason) == ["the current version, Shop 3.xcdatamodel, does not exist"]
    )
  }

  @Test(arguments: [
    ("", "line 1: <model> is missing"), ("<model>", "line 1: <model> is not closed"),
    ("<model>\n<entity name=\"A\"></model>", "line 2: unexpected </model>"),
    ("<model name></model>", "line 1: name has no value"),
    ("<model name=\"a></model>", "line 1: name has an unterminated value"),
    ("<model><!-- ", "line 1: --> is missing"),
    ("<model>< /></model>", "line 1: a name is missing"),
    ("<model a=\"1\"", "line 1: <model> is not closed"),
    ("PK\u{3}\u{4}", "line 1: <model> is missing"),
  ])
  func `A damaged model is left out and reported with its line`(contents: String, reason: String)
    throws
  {
    let target = try package([
      "A.swift": "import SwiftUI", "Shop.xcdatamodeld/Shop.xcdatamodel/contents": contents,
    ])
    #expect(target.models.isEmpty)
    #expect(target.leftOut.map(\.reason) == ["Shop.xcdatamodel is damaged: \(reason)"])
    #expect(target.leftOut.map(\.path) == ["Shop.xcdatamodeld"])
  }

  @Test func `Invalid parts of a model are left out and reported, each in one line`() throws {
    let model = try model(
      """
      <entity name="A" parentEntity="B" representedClassName="no name" codeGenerationType="class">
        <attribute name="hash" attributeType="String"/><attribute name="a b" attributeType="String"/>
        <attribute name="x" attributeType="Colour"/><attribute name="x" attributeType="String"/>
        <relationship name="far" destinationEntity="Z"/><relationship name="off"/>
      </entity>
      <entity name="B" parentEntity="A"/><entity name="C" parentEntity="Z"/><entity name="C"/>
      <entity/>
      """
    )
    #expect(model.entities.map(\.name) == ["A", "B", "C"])
    #expect(model.entities.map(\.parent) == [nil, "A", nil])
    #expect(
      model.problems == [
        "A has the class no name, which is not a valid Swift name",
        "A.hash is not a valid property name in Swift",
        "A.a b is not a valid property name in Swift", "A.x has the unknown type Colour",
        "A has two properties named x", "A.off has no destination",
        "there are two entities named C",
        "an entity has no name", "A inherits from itself",
        "A.far has the destination Z, which does not exist",
        "C has the parent Z, which does not exist",
      ]
    )
  }

  @Test func `A class may have a keyword as its name`() throws {
    let text = try code(
      "<entity name=\"class\" representedClassName=\"class\" codeGenerationType=\"class\">"
        + "<attribute name=\"import\" attributeType=\"UUID\"/></entity>"
    )
    #expect(text.contains("public class `class`: NSManagedObject {}"))
    #expect(text.contains("public var `import`: UUID? {"))
  }

  @Test func `A truncated or damaged model is read or refused without a crash`() {
    let whole = Array(
      "<?xml?><!-- a --><model><entity name='B&#65;&amp;&no;'><attribute name=\"t\"/></entity></model>"
        .utf8
    )
    for end in whole.indices {
      _ = try? DataModel(named: "Shop", String(decoding: whole[..<end], as: UTF8.self))
      var damaged = whole
      damaged[end] = UInt8(ascii: "<")
      _ = try? DataModel(named: "Shop", String(decoding: damaged, as: UTF8.self))
    }
    #expect(
      (try? DataModel(named: "S", String(decoding: whole, as: UTF8.self)))?.entities[0].name
        == "BA&&no;"
    )
  }
}
