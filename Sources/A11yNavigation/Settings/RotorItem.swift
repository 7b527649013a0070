// SPDX-License-Identifier: MIT

import A11yTree

/// An item of VoiceOver's rotor, which determines how the cursor moves.
public enum RotorItem: Hashable, Sendable {
  /// The letters of the element's text.
  case characters
  /// The words of the element's text.
  case words
  /// The lines of the element's text.
  case lines
  /// Headings of any level.
  case headings
  /// Headings of one level, from 1 to 6.
  case headingLevel(Int)
  /// Links.
  case links
  /// Buttons.
  case buttons
  /// Form controls, including buttons.
  case formControls
  /// Editable text fields.
  case textFields
  /// Search fields.
  case searchFields
  /// Pictures.
  case images
  /// Static text.
  case staticText
  /// Lists.
  case lists
  /// Tables.
  case tables
  /// Landmarks.
  case landmarks
  /// Containers whose name or kind is spoken.
  case containers
  /// Elements of the same kind as the element under the cursor.
  case sameKind
  /// The value of an adjustable element.
  case adjustValue
  /// The actions of an element.
  case actions
  /// One of the program's custom rotors.
  case custom(String)

  /// All items except custom items, in the rotor's order.
  public static let standard: [RotorItem] =
    [.characters, .words, .lines, .headings] + (1...6).map { .headingLevel($0) } + [
      .links, .landmarks, .containers, .formControls, .buttons, .textFields, .searchFields,
      .images, .staticText, .tables, .lists, .sameKind, .adjustValue, .actions,
    ]

  /// The rotor items that search for particular kinds of elements, so that the elements can be listed.
  package static let listed = standard.filter { $0.kinds != nil }

  /// The name of the rotor item in commands and settings.
  public var name: String {
    switch self {
    case .characters: "characters"
    case .words: "words"
    case .lines: "lines"
    case .headings: "headings"
    case .headingLevel(let level): "headings level \(level)"
    case .links: "links"
    case .buttons: "buttons"
    case .formControls: "form controls"
    case .textFields: "text fields"
    case .searchFields: "search fields"
    case .images: "images"
    case .staticText: "static text"
    case .lists: "lists"
    case .tables: "tables"
    case .landmarks: "landmarks"
    case .containers: "containers"
    case .sameKind: "same kind"
    case .adjustValue: "adjust value"
    case .actions: "actions"
    case .custom(let name): name
    }
  }

  /// The singular form of the name, which commands also accept.
  public var singular: String {
    switch self {
    case .staticText: name
    case .headingLevel(let level): "heading level \(level)"
    case .sameKind: "item of the same kind"
    case .adjustValue: "value"
    case .custom: name
    default: name.hasSuffix("s") ? String(name.dropLast()) : name
    }
  }

  /// Returns the name that the rotor speaks in a language.
  ///
  /// The rotor uses the same name on every platform, even though the Mac uses different words for some roles.
  package func spokenName(in language: SpokenLanguage) -> String {
    let words = Catalog.of(language)
    return switch self {
    case .characters: words[.rotorCharacters]
    case .words: words[.rotorWords]
    case .lines: words[.rotorLines]
    case .headings: words[.rotorHeadings]
    case .headingLevel(let level): words[.rotorHeadingsLevel, "\(level)"]
    case .links: words[.rotorLinks]
    case .buttons: words[.rotorButtons]
    case .formControls: words[.rotorFormControls]
    case .textFields: words[.rotorTextFields]
    case .searchFields: words[.rotorSearchFields]
    case .images: words[.rotorImages]
    case .staticText: words[.rotorStaticText]
    case .lists: words[.rotorLists]
    case .tables: words[.rotorTables]
    case .landmarks: words[.rotorLandmarks]
    case .containers: words[.rotorContainers]
    case .sameKind: words[.rotorSameKind]
    case .adjustValue: words[.rotorAdjustValue]
    case .actions: words[.rotorActions]
    case .custom(let name): name
    }
  }

  /// Returns the singular form of the name in a language. The singular form is spoken when no more elements are found.
  func spokenSingular(in language: SpokenLanguage) -> String {
    let words = Catalog.of(language)
    return switch self {
    case .characters: words[.oneCharacter]
    case .words: words[.oneWord]
    case .lines: words[.oneLine]
    case .headings: words[.heading]
    case .headingLevel(let level): words[.headingLevel, "\(level)"]
    case .links: words[.link]
    case .buttons: words[.button]
    case .formControls: words[.oneFormControl]
    case .textFields: words[.textField]
    case .searchFields: words[.searchField]
    case .images: words[.image]
    case .staticText: words[.rotorStaticText]
    case .lists: words[.list]
    case .tables: words[.table]
    case .landmarks: words[.landmark]
    case .containers: words[.oneContainer]
    case .sameKind: words[.oneOfSameKind]
    case .adjustValue: words[.oneValue]
    case .actions: words[.oneAction]
    case .custom(let name): name
    }
  }

  /// The kinds of elements that the rotor item searches for, if any.
  var kinds: ElementKinds? {
    switch self {
    case .headings: .heading
    case .headingLevel(let level): (1...6).contains(level) ? .heading(level: level) : []
    case .links: .link
    case .buttons: .button
    case .formControls: .formControl
    case .textFields: .textField
    case .searchFields: .searchField
    case .images: .image
    case .staticText: .staticText
    case .lists: .list
    case .tables: .table
    case .landmarks: .landmark
    case .containers: .container
    default: nil
    }
  }
}

extension Catalog {
  /// Returns the words for a rotor item. A name that a program provides is not marked as being in the catalog's
  /// language.
  func segment(_ item: RotorItem) -> Utterance.Segment {
    let name = item.spokenName(in: language)
    return item.isCustom ? .init(.interface, name) : segment(.interface, name)
  }
}

extension ElementKinds {
  /// Kinds of containers. If a search finds a container, the cursor moves to the first stop inside the container.
  static let containers: ElementKinds = [.list, .table, .landmark, .container, .cell]

  /// The element kinds that a search for similar elements compares, most specific first.
  static let comparable: [ElementKinds] = [
    .heading, .checkbox, .radio, .switchButton, .tab, .comboBox, .searchField, .textField,
    .adjustable, .link, .button, .image, .item, .indicator, .cell, .staticText,
  ]

  /// The most specific kind in the set that a search for similar elements can compare.
  var sameKind: ElementKinds { Self.comparable.first { !isDisjoint(with: $0) } ?? .stop }
}
