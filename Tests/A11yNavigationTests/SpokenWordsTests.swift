// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@testable import A11yNavigation

@Suite("Words that VoiceOver and Switch Control speak in every language", .timeLimit(.minutes(30)))
struct SpokenWordsTests {
  /// Returns every string in the catalog that can be spoken, grouped by purpose.
  private func texts(_ language: SpokenLanguage, _ platform: Platform) -> [String: String] {
    let words = Catalog.of(language, platform)
    var texts: [String: String] = [:]
    for word in Word.allCases where word.isSpoken(on: platform) {
      texts["\(word)"] = words[word]
    }
    for phrase in CountedPhrase.allCases {
      for number in 0...2 { texts["\(phrase) \(number)"] = words[phrase, number] }
    }
    for character in Catalog.english.namedCharacters {
      texts["character \(character)"] = CharacterName.spoken(character, in: words)
    }
    for item in RotorItem.standard {
      texts["rotor \(item)"] = item.spokenName(in: language)
      texts["one of rotor \(item)"] = item.spokenSingular(in: language)
    }
    for stop in panelStops { texts["stop \(stop)"] = words.name(of: stop) }
    for technology in AssistiveTechnology.allCases {
      texts["\(technology)"] = words[technology.word]
    }
    for hue in ColorWords.Hue.allCases {
      texts["color \(hue)"] = ColorWords.of(language).names[hue.rawValue]
    }
    return texts
  }

  /// The stops in the menus, and the keys that have names.
  private var panelStops: [ScanStop] {
    let page = Page("textbox \"Name\" editing adjustable")
    let menu = ScannerMenu.panel(
      for: .element(page["Name"]),
      in: page.tree,
      SwitchControl.Settings()
    )
    let items: [ScannerMenu.Item] = [.edit, .showMenu, .delete]
    let keys: [KeyboardKey] =
      [.space, .shift, .delete, .dismiss] + KeyboardLayer.allCases.map { .layer($0) }
      + TextInput.ReturnKey.allCases.map { .return($0) }
    return menu.stops + menu.entries + items.map { .entry(.menu($0)) }
      + keys.map { .entry(.key($0)) }
  }

  /// The strings that are the same in a language as in English.
  private static let same: [SpokenLanguage: Set<String>] = [
    .german: [
      "In %1", "in %1", "Status", "TalkBack", "Link", "Tab", "Definition", "Navigation", "Banner",
      "Dialog", "Container", "VoiceOver",
      "Dollar", "Plus", "Tilde", "orange", "cyan", "Links", "Route", "Apps",
    ],
    .french: [
      "figure", "image", "menu", "navigation", "article", "images", "actions", "action",
      "VoiceOver", "apostrophe", "dollar", "plus", "tilde", "orange", "cyan", "note", "accents",
      "TalkBack", "Switch Access", "Apps",
    ],
    .spanish: ["banner", "VoiceOver", "TalkBack", "tilde", "Apps"],
    .japanese: ["VoiceOver", "TalkBack"],
    .simplifiedChinese: ["TalkBack"],
  ]

  @Test(arguments: SpokenLanguage.allCases.filter { $0 != .english })
  func `No spoken text in another language is English`(language: SpokenLanguage) {
    var repeated: Set<String> = []
    for platform in Platform.allCases {
      let english = Set(texts(.english, platform).values.map { $0.lowercased() })
      let own = texts(language, platform)
      #expect(own.count == texts(.english, platform).count)
      repeated.formUnion(
        own.values.filter { english.contains($0.lowercased()) && $0.contains(where: \.isLetter) }
      )
    }
    #expect(repeated == Self.same[language])
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `Every character with an English name has a name in each language`(language: SpokenLanguage)
  {
    #expect(Catalog.of(language).namedCharacters == Catalog.english.namedCharacters)
    #expect(Catalog.of(language, .macOS).namedCharacters == Catalog.english.namedCharacters)
  }

  @Test(arguments: SpokenLanguage.allCases, Platform.allCases)
  func `Searches without a match are announced in every language`(
    language: SpokenLanguage,
    platform: Platform
  ) {
    var verbosity = Verbosity()
    verbosity.language = language
    verbosity.platform = platform
    var user = VoiceOverUser("text \"x\"", verbosity: verbosity)
    let words = Catalog.of(language, platform)
    for item in RotorItem.standard where item != .staticText && item != .sameKind {
      let expected = words[.notFound, item.spokenSingular(in: language)]
      #expect(user.hears(.find(item, .forward)) == "(border) | \(expected)")
    }
  }

  @Test func `With German selected, all of VoiceOver’s own words are German`() {
    var verbosity = Verbosity()
    verbosity.language = .german
    let outline = "button \"A, b\" actions=Teilen"
    var user = VoiceOverUser(outline, verbosity: verbosity)
    #expect(user.hears(.find(.headings, .forward)) == "(border) | Überschrift nicht gefunden")
    #expect(
      user.hears(.find(.headingLevel(2), .forward))
        == "(border) | Überschrift Ebene 2 nicht gefunden"
    )
    #expect(user.hears(.setRotor(.headings)) == "Überschriften")
    #expect(user.hears(.spell) == "Großbuchstabe A, Komma, Leerzeichen, b")
    #expect(user.hears(.actions) == "Aktionsmenü, 2 Objekte")
    #expect(user.hears(.next) == "Aktivieren, 1 von 2")
    #expect(user.hears(.next) == "Teilen, 2 von 2")
    #expect(user.hears(.escape) == "A, b, Taste, Aktionen verfügbar")
    #expect(user.hears(.performAction("Aktivieren")) == "!activate A, b")
    // Scripts name the default action in English.
    #expect(user.hears(.performAction("Activate")) == "!activate A, b")
    #expect(
      user.hears(.performAction("Senden"))
        == "(border) | <Das Element hat keine Aktion namens „Senden“.>"
    )
    #expect(user.hears(.choose("a, b, taste")) == "A, b, Taste, Aktionen verfügbar")
  }

  @Test func `Interface words are spoken with a voice for their language`() {
    var verbosity = Verbosity()
    verbosity.language = .german
    var user = VoiceOverUser("webarea language=en\n  text \"a,\"", verbosity: verbosity)
    let spoken = { (effects: [Effect]) in effects.utterances.flatMap(\.segments).map(\.language) }
    #expect(spoken(user.effects(.setRotor(.headings))) == ["de"])
    #expect(spoken(user.effects(.spell)) == ["", "de"])
  }

  @Test func `The scanner’s menu and notices are in the selected language`() {
    var user = SwitchUser("slider \"Ton\" range=1,0,3 adjustable") {
      $0.scanning = .manual
      $0.verbosity.language = .german
    }
    user.hears(.select)
    var menu: [String] = []
    for _ in 0..<7 { menu.append(user.hears(.next)) }
    #expect(
      menu == [
        "Erhöhen", "Verringern", "Scrollen", "Verlassen", "Einstellungen", "Zurück", "Aktivieren",
      ]
    )
    #expect(user.hears(.pauseOrResume) == "<Scannen angehalten.>")
    for _ in 0..<5 { user.hears(.next) }
    #expect(user.hears(.select) == "(enter) | Schneller")
    #expect(user.hears(.select) == "(select) | <Alle 0.8 s ein Element.>")
  }

  @Test(arguments: [
    ("Back", SpokenLanguage.english, "back button"), ("Zurück", .english, "Zurück, back button"),
    ("Zurück", .german, "Zurück, Taste"), ("zurück", .german, "Zurück, Taste"),
    ("Back", .german, "Zurück, Taste"), ("Retour", .french, "bouton de retour"),
    ("Atrás", .spanish, "botón Atrás"), ("戻る", .japanese, "戻るボタン"),
    ("返回", .simplifiedChinese, "返回按钮"), ("Inbox", .german, "Inbox, Zurück, Taste"),
  ])
  func `A back button called “Back” is announced only once`(
    label: String,
    language: SpokenLanguage,
    words: String
  ) {
    var verbosity = Verbosity()
    verbosity.language = language
    let user = VoiceOverUser("backbutton \"\(label)\"", verbosity: verbosity)
    #expect(user.opening == words)
  }
}
