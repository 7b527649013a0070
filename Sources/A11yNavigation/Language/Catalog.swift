// SPDX-License-Identifier: MIT

/// VoiceOver's own words in one language.
public final class Catalog: Sendable {
  /// The language of the words.
  public let language: SpokenLanguage
  /// The language's format for dates and times.
  let dates: DateWords
  private let words: [String]
  private let templates: [Template]
  private let phrases: [[PluralForm: Template]]
  /// The names of characters that are not letters.
  private let characters: [String: String]

  init(
    _ language: SpokenLanguage,
    words: [Word: String],
    phrases: [CountedPhrase: [PluralForm: String]],
    characters: [String: String],
    dates: DateWords
  ) {
    self.language = language
    self.words = Word.allCases.map { words[$0] ?? "" }
    self.templates = self.words.map(Template.init)
    self.phrases = CountedPhrase.allCases.map { (phrases[$0] ?? [:]).mapValues(Template.init) }
    self.characters = characters
    self.dates = dates
  }

  /// Creates a copy of another catalog with some words replaced or added.
  private init(_ other: Catalog, replacing words: [Word: String]) {
    language = other.language
    self.words = Word.allCases.map { words[$0] ?? other[$0] }
    templates = self.words.map(Template.init)
    phrases = other.phrases
    characters = other.characters
    dates = other.dates
  }

  /// Returns the catalog for a language on a platform.
  public static func of(_ language: SpokenLanguage, _ platform: Platform = .iOS) -> Catalog {
    switch platform {
    case .iOS: iPhone(language)
    case .macOS: mac[language] ?? english
    case .android: android[language] ?? english
    }
  }

  private static let mac = replacing(MacWords.of)
  private static let android = replacing(AndroidWords.of)

  private static func replacing(
    _ words: (SpokenLanguage) -> [Word: String]
  ) -> [SpokenLanguage: Catalog] {
    Dictionary(
      uniqueKeysWithValues: SpokenLanguage.allCases.map {
        ($0, Catalog(iPhone($0), replacing: words($0)))
      }
    )
  }

  private static func iPhone(_ language: SpokenLanguage) -> Catalog {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    }
  }

  /// The text of one of VoiceOver's words in the catalog's language.
  public subscript(word: Word) -> String { words[word.rawValue] }

  /// A phrase's text, with the gaps filled.
  public subscript(word: Word, fillings: String...) -> String {
    filled(word, fillings)
  }

  /// Returns a phrase's text, with the gaps filled.
  package func filled(_ word: Word, _ fillings: [String]) -> String {
    templates[word.rawValue].filled(fillings)
  }

  /// Returns the name of a character that is not a letter, or `nil` if the character has no name.
  func name(ofCharacter character: String) -> String? { characters[character] }

  /// The characters that have a name.
  var namedCharacters: Set<String> { Set(characters.keys) }

  /// Returns a phrase in one plural form, or `nil` if the catalog lacks the form.
  func phrase(_ phrase: CountedPhrase, _ form: PluralForm) -> Template? {
    phrases[phrase.rawValue][form]
  }

  /// The text of a phrase that contains a number.
  public subscript(phrase: CountedPhrase, number: Int) -> String {
    let form = self.phrase(phrase, language.plural(of: number)) ?? self.phrase(phrase, .other)
    return form?.filled(["\(number)"]) ?? "\(number)"
  }
}

extension Catalog {
  static let english = Catalog(
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

      .rotorCharacters: "characters", .rotorWords: "words", .rotorLines: "lines",
      .rotorHeadings: "headings", .rotorHeadingsLevel: "headings level %1", .rotorLinks: "links",
      .rotorLandmarks: "landmarks", .rotorContainers: "containers",
      .rotorFormControls: "form controls", .rotorButtons: "buttons",
      .rotorTextFields: "text fields", .rotorSearchFields: "search fields", .rotorImages: "images",
      .rotorStaticText: "static text", .rotorTables: "tables", .rotorLists: "lists",
      .rotorSameKind: "same kind", .rotorAdjustValue: "adjust value", .rotorActions: "actions",
      .oneCharacter: "character", .oneWord: "word", .oneLine: "line", .oneContainer: "container",
      .oneFormControl: "form control", .oneOfSameKind: "item of the same kind", .oneValue: "value",
      .oneAction: "action",

      .activate: "Activate", .edit: "Edit", .increment: "Increment", .decrement: "Decrement",
      .showMenu: "Show menu", .delete: "Delete", .scroll: "Scroll", .scrollUp: "Scroll up",
      .scrollDown: "Scroll down", .scrollLeft: "Scroll left", .scrollRight: "Scroll right",
      .escape: "Escape", .settings: "Settings", .faster: "Faster", .slower: "Slower",
      .groupsOnOrOff: "Groups on or off", .speechOnOrOff: "Speech on or off", .goBack: "Back",

      .keyboard: "keyboard", .predictions: "predictions", .shift: "shift", .keyLetters: "letters",
      .keyAccents: "accents", .keyNumbers: "numbers", .keySymbols: "symbols", .keyDelete: "delete",
      .hideKeyboard: "hide keyboard", .keyReturn: "return", .keyDone: "done", .keyGo: "go",
      .keySend: "send", .keyJoin: "join", .keyRoute: "route", .keySearch: "search",
      .keyNext: "next", .keyPrevious: "previous", .keyContinue: "continue",

      .editText: "Edit text", .previousCharacter: "Previous character",
      .nextCharacter: "Next character", .previousWord: "Previous word", .nextWord: "Next word",
      .startOfText: "Start of text", .endOfText: "End of text",
      .selectingOnOrOff: "Selecting on or off", .selectAll: "Select all", .cut: "Cut",
      .copy: "Copy", .paste: "Paste",
      .pointMode: "Point mode", .itemMode: "Item mode", .recipes: "Recipes",
      .desktop: "Desktop",
      .windows: "Windows", .apps: "Apps", .stopScanning: "Stop scanning",
      .quitScanning: "Quit a11ynav", .untitledWindow: "Untitled window",

      .verticalBand: "vertical band", .horizontalBand: "horizontal band",
      .verticalLine: "vertical line", .horizontalLine: "horizontal line",
      .fineVerticalLine: "fine vertical line", .fineHorizontalLine: "fine horizontal line",

      .voiceOver: "VoiceOver", .switchControl: "Switch Control", .commandLine: "command",
      .itemChooser: "item chooser", .listOf: "list of %1", .closed: "closed",

      .notReachable: "That element cannot be reached now.",
      .wantedElsewhere: "A program wants to move %1 to a place that cannot be reached now.",
      .noSuchAction: "The element has no action called “%1”.",
      .noGroups:
        "VoiceOver on iPhone cannot interact with groups; a Mac can: “set platform macos”.",
      .scanningPaused: "Scanning paused.", .scanningResumed: "Scanning resumed.",
      .scanInterval: "One stop every %1 s.", .groupsOn: "Groups on.", .groupsOff: "Groups off.",
      .speechOn: "Speech on.", .speechOff: "Speech off.",
      .scanningStopped: "Scanning stopped after %1 rounds. Press a switch to start again.",
      .nothingToScan: "Nothing here responds to a switch.",
      .notScannable:
        "Switch Control cannot move there, because the element does not respond to the user.",
      .technologyIsOff: "%1 is off.", .nothingSaid: "Nothing has been said yet.",
      .keyboardFocus: "Keyboard focus: %1",
      .timePassesByItself: "Time passes automatically in this session.",
      .noListOf: "There is no list of %1.", .keyNotTaken: "Nothing handles the key %1.",
      .nextKeyIsForApp: "The next key goes to the app.",
      .keyDoesNothing: "The key %1 does nothing here; ? shows the keys.",
      .keyTypesUnknown:
        "The character that %1 types depends on the keyboard; press the character itself.",
      .nothingHappens: "Nothing happens.",
      .nothingToRead: "There is nothing on this screen that can be read.",
      .nothingIsEdited: "Nothing is being edited; activate a text field first.",
      .settingIs: "%1 is %2.",
      .noSwitchPressed: "No switch was pressed for %1 minutes.",
      .scanningEnded: "Scanning stopped. Press a switch to start again.",
      .selectingOn: "Selecting on.", .selectingOff: "Selecting off.",
      .nothingSelected: "No text is selected.", .clipboardEmpty: "The clipboard is empty.",
      .pointsAreScanned: "Points are scanned.", .itemsAreScanned: "Items are scanned.",
      .noPointsToScan: "Items are scanned, because the positions of the elements are not known.",
      .nothingAtPoint: "Nothing at this point.", .glidingSpeed: "%1 points per second.",
      .recipeStarted: "Recipe “%1” started.", .recipeEnded: "Recipe “%1” ended.",
      .noSuchRecipe: "There is no recipe called “%1”.",
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
    characters: [
      " ": "space", "\t": "tab", "\n": "new line", "•": "bullet", ".": "period", ",": "comma",
      ":": "colon", ";": "semicolon", "!": "exclamation mark", "?": "question mark", "-": "dash",
      "–": "en dash", "—": "em dash", "_": "underscore", "'": "apostrophe", "’": "apostrophe",
      "\"": "quote", "“": "left double quote", "”": "right double quote", "(": "left paren",
      ")": "right paren", "[": "left bracket", "]": "right bracket", "{": "left brace",
      "}": "right brace", "<": "less than", ">": "greater than", "/": "slash", "\\": "backslash",
      "|": "vertical bar", "@": "at", "#": "number", "$": "dollar", "%": "percent", "^": "caret",
      "&": "ampersand", "*": "star", "+": "plus", "=": "equals", "~": "tilde", "`": "grave",
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
