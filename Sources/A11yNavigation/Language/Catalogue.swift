// SPDX-License-Identifier: MIT

/// VoiceOver's own words in one language.
public final class Catalogue: Sendable {
  /// The language of the words.
  public let language: SpokenLanguage
  /// How the language writes dates and times.
  let dates: DateWords
  private let words: [String]
  private let templates: [Template]
  private let phrases: [[PluralForm: Template]]

  init(
    _ language: SpokenLanguage,
    words: [Word: String],
    phrases: [CountedPhrase: [PluralForm: String]],
    dates: DateWords
  ) {
    self.language = language
    self.words = Word.allCases.map { words[$0] ?? "" }
    self.templates = self.words.map(Template.init)
    self.phrases = CountedPhrase.allCases.map { (phrases[$0] ?? [:]).mapValues(Template.init) }
    self.dates = dates
  }

  /// The words of another catalogue, with some replaced or added.
  private init(_ other: Catalogue, replacing words: [Word: String]) {
    language = other.language
    self.words = Word.allCases.map { words[$0] ?? other[$0] }
    templates = self.words.map(Template.init)
    phrases = other.phrases
    dates = other.dates
  }

  /// The catalogue of a language on a platform.
  public static func of(_ language: SpokenLanguage, _ platform: Platform = .iOS) -> Catalogue {
    platform == .iOS ? iPhone(language) : mac[language] ?? english
  }

  private static let mac = Dictionary(
    uniqueKeysWithValues: SpokenLanguage.allCases.map {
      ($0, Catalogue(iPhone($0), replacing: MacWords.of($0)))
    }
  )

  private static func iPhone(_ language: SpokenLanguage) -> Catalogue {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    }
  }

  /// The text of a word.
  public subscript(word: Word) -> String { words[word.rawValue] }

  /// A phrase with its gaps filled.
  public subscript(word: Word, fillings: String...) -> String {
    templates[word.rawValue].filled(fillings)
  }

  /// A phrase in one plural form, or `nil` if the catalogue lacks the form.
  func phrase(_ phrase: CountedPhrase, _ form: PluralForm) -> Template? {
    phrases[phrase.rawValue][form]
  }

  /// A phrase with a number in it.
  public subscript(phrase: CountedPhrase, number: Int) -> String {
    let form = self.phrase(phrase, language.plural(of: number)) ?? self.phrase(phrase, .other)
    return form?.filled(["\(number)"]) ?? "\(number)"
  }
}

extension Catalogue {
  static let english = Catalogue(
    .english,
    words: [
      .button: "button", .toggleButton: "toggle button", .popupButton: "popup button",
      .popUpButton: "pop up button", .backButton: "back button", .checkbox: "checkbox",
      .radioButton: "radio button", .comboBox: "combobox", .menuItem: "menu item",
      .treeItem: "tree item", .level: "level %1", .progressIndicator: "progress indicator",
      .levelIndicator: "level indicator", .separator: "separator", .figure: "figure",
      .math: "math", .switchButton: "switch button", .tab: "tab", .textField: "text field",
      .secureTextField: "secure text field", .multilineTextField: "multi line text field",
      .searchField: "search field", .heading: "heading", .headingLevel: "heading level %1",
      .link: "link", .visitedLink: "visited link", .adjustable: "adjustable", .image: "image",
      .colorWell: "color well", .term: "term", .definition: "definition", .bullet: "bullet",

      .selected: "selected", .dimmed: "dimmed", .isEditing: "is editing", .on: "on", .off: "off",
      .mixed: "mixed", .checked: "checked", .unchecked: "unchecked", .pressed: "pressed",
      .notPressed: "not pressed", .expanded: "expanded", .collapsed: "collapsed", .busy: "busy",
      .required: "required", .invalidData: "invalid data", .invalidField: "invalid field",
      .invalidGrammar: "invalid grammar", .invalidSpelling: "invalid spelling",
      .current: "current", .currentPage: "current page", .currentStep: "current step",
      .currentLocation: "current location", .currentDate: "current date",
      .currentTime: "current time", .sortUp: "sort up", .sortDown: "sort down",
      .menuPopup: "menu popup", .listBoxPopup: "list box popup", .treePopup: "tree popup",
      .gridPopup: "grid popup", .dialogPopup: "dialog popup",

      .position: "%1 of %2", .row: "row %1", .column: "column %1", .rowHeader: "row header",
      .columnHeader: "column header",

      .list: "list", .listStart: "list start", .listEnd: "list end",
      .definitionList: "definition list", .definitionListStart: "definition list start",
      .definitionListEnd: "definition list end", .table: "table", .tableStart: "table start",
      .tableEnd: "table end", .landmark: "landmark", .end: "end", .formStart: "form start",
      .banner: "banner", .complementary: "complementary",
      .contentInformation: "content information", .form: "form", .main: "main",
      .navigation: "navigation", .region: "region", .search: "search", .dialog: "dialog",
      .alert: "alert", .tabBar: "tab bar", .tabPanel: "tab panel", .menu: "menu",
      .menuBar: "menu bar", .toolbar: "toolbar", .article: "article",

      .toggleHint: "double tap to toggle setting", .editHint: "double tap to edit",
      .misspelledHint: "use the rotor to access misspelled words",
      .adjustHint: "swipe up or down with one finger to adjust the value",
      .pickerHint: "double tap to activate the picker",
      .expandHint: "double tap to expand", .collapseHint: "double tap to collapse",
      .actionsAvailable: "actions available", .moreContentAvailable: "more content available",

      .noMatchingItems: "no matching items", .noActions: "no actions",
      .noMoreContent: "no more content", .notInTable: "not in a table", .notFound: "%1 not found",
      .actionsMenu: "actions menu", .back: "back", .scannerMenu: "scanner menu",
      .group: "group", .firstToLast: "%1 to %2", .capital: "cap %1",
      .deleted: "%1 deleted", .textSelected: "%1 selected",
      .textUnselected: "%1 unselected",
    ],
    phrases: [
      .rows: [.one: "%1 row", .other: "%1 rows"],
      .columns: [.one: "%1 column", .other: "%1 columns"],
      .items: [.one: "%1 item", .other: "%1 items"],
      .characters: [.one: "%1 character", .other: "%1 characters"],
      .bullets: [.one: "bullet", .other: "%1 bullets"],
      .spansRows: [.one: "spans %1 row", .other: "spans %1 rows"],
      .spansColumns: [.one: "spans %1 column", .other: "spans %1 columns"],
    ],
    dates: DateWords(
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      date: "%M %D, %Y",
      month: "%M %Y",
      week: "week %W, %Y",
      joint: "%1, %2",
      time: .twelveHours(am: "AM", pm: "PM")
    )
  )
}
