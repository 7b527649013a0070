// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@testable import A11yNavigation

@Suite("VoiceOver’s built-in words are translated into every language", .timeLimit(.minutes(30)))
struct CatalogTests {
  @Test(arguments: SpokenLanguage.allCases, Platform.allCases)
  func `Every language has every word`(language: SpokenLanguage, platform: Platform) {
    let catalog = Catalog.of(language, platform)
    #expect(catalog.language == language)
    for word in Word.allCases where word.isSpoken(on: platform) {
      #expect(!catalog[word].isEmpty, "\(word)")
      // A word that exists in English must exist in every language.
      let gaps = Template(Catalog.of(.english, platform)[word]).gapCount
      #expect(Template(catalog[word]).gapCount == gaps, "\(word)")
    }
    for phrase in CountedPhrase.allCases {
      for form in language.pluralForms {
        #expect(catalog.phrase(phrase, form) != nil, "\(phrase), \(form)")
      }
    }
    #expect(catalog.dates.months.count == 12)
  }

  @Test(arguments: SpokenLanguage.allCases.filter { $0 != .english })
  func `Words are not copied from English`(language: SpokenLanguage) {
    let same = Word.allCases.filter {
      $0.isSpoken(on: .iOS) && Catalog.of(language)[$0] == Catalog.english[$0]
    }
    // Some words are the same in both languages, such as "image", "menu" or "Link".
    #expect(same.count < 15, "\(same)")
  }

  @Test(arguments: [
    ("de", SpokenLanguage.german), ("de_AT.UTF-8", .german), ("fr-CA", .french),
    ("zh-CN", .simplifiedChinese),
    ("zh_Hans_CN", .simplifiedChinese), ("EN-gb", .english), ("ja", .japanese),
  ])
  func `A language is found by its tag`(tag: String, language: SpokenLanguage) {
    #expect(SpokenLanguage(tag: tag) == language)
  }

  @Test(arguments: ["", "C", "POSIX", "pt-BR", "zh-TW", "zh-Hant", "-", "tlh"])
  func `A language without a catalog is not available`(tag: String) {
    #expect(SpokenLanguage(tag: tag) == nil)
  }

  @Test func `Plural forms follow the language`() {
    #expect(Catalog.english[.rows, 1] == "1 row")
    #expect(Catalog.english[.rows, 0] == "0 rows")
    #expect(Catalog.french[.items, 0] == "0 élément")
    #expect(Catalog.french[.items, 2] == "2 éléments")
    #expect(Catalog.german[.rows, 2] == "2 Zeilen")
    #expect(Catalog.japanese[.rows, 1] == "1行")
    #expect(
      Catalog.simplifiedChinese[.position, "2", "3"] == "第2项，共3项"
        || Catalog.simplifiedChinese[.position, "2", "3"] == "第2项,共3项"
    )
    #expect(Catalog.japanese[.position, "2", "3"] == "3項目中2項目目")
  }

  private func said(_ outline: String, _ language: SpokenLanguage?) -> Utterance {
    var verbosity = Verbosity()
    verbosity.language = language
    var voiceOver = VoiceOver()
    voiceOver.verbosity = verbosity
    return voiceOver.start(in: Page(outline).tree, at: .zero).utterances.first ?? Utterance([])
  }

  @Test(arguments: [
    (SpokenLanguage.german, "Namen, grau dargestellt, Taste, 1 von 2"),
    (.french, "Namen, estompé, bouton, 1 sur 2"), (.spanish, "Namen, atenuado, botón, 1 de 2"),
    (.japanese, "Namen, 淡色表示, ボタン, 2項目中1項目目"), (.english, "Namen, dimmed, button, 1 of 2"),
  ])
  func `An element is announced in the selected language`(language: SpokenLanguage, words: String) {
    #expect(said("button \"Namen\" dimmed position=1,2", language).text == words)
  }

  @Test(arguments: [
    (SpokenLanguage.english, "December 1, 2012"), (.german, "1. Dezember 2012"),
    (.french, "1er décembre 2012"), (.spanish, "1 de diciembre de 2012"),
    (.japanese, "2012年12月1日"), (.simplifiedChinese, "2012年12月1日"),
  ])
  func `A date is announced in the selected language`(language: SpokenLanguage, date: String) {
    let words = said("datepicker \"D\" value=2012-12-01", language).segments
    #expect(words.first { $0.kind == .value }?.text == date)
  }

  @Test(arguments: [
    ("2012-12", "December 2012"), ("2012-W50", "week 50, 2012"), ("00:05", "12:05 AM"),
    ("23:59:07.5", "11:59:07 PM"), ("2012-12-12T17:30", "December 12, 2012, 5:30 PM"),
    // A value that is not a valid date is announced unchanged.
    ("2012-13-01", "2012-13-01"), ("2011-02-29", "2011-02-29"), ("24:00", "24:00"),
    ("tomorrow", "tomorrow"), ("T", "T"), ("2012-W54", "2012-W54"), ("-", "-"),
    ("１２:００", "１２:００"),
  ])
  func `Dates and times are announced in words`(value: String, text: String) {
    let words = said("datepicker \"D\" value=\"\(value)\"", .english).segments
    #expect(words.first { $0.kind == .value }?.text == text)
  }

  @Test
  func
    `The language setting has priority over the document’s language, which has priority over the user’s`()
  {
    let page = "webarea language=de\n  button \"Go\""
    #expect(said(page, .french).text == "Go, bouton")
    #expect(said(page, nil).text == "Go, Taste")
    #expect(said("webarea language=tlh\n  button \"Go\"", nil).text == "Go, button")
    #expect(said("button \"Go\"", nil).text == "Go, button")
    var verbosity = Verbosity()
    verbosity.userLanguage = .spanish
    var user = VoiceOverUser("webarea language=tlh\n  button \"Go\"", verbosity: verbosity)
    #expect(user.hears(.first) == "Go, botón")
  }

  @Test func `Each language is spoken with its own voice`() {
    #expect(said("button \"Go\"", .german).segments.map(\.language) == ["", "de"])
    let page = "webarea language=de\n  button \"Go\""
    #expect(said(page, .french).segments.map(\.language) == ["de", "fr"])
  }

  @Test func `A change is announced in the selected language, too`() throws {
    var verbosity = Verbosity()
    verbosity.language = .german
    var user = VoiceOverUser("checkbox \"x\" checked=off", verbosity: verbosity)
    let anchor = FocusAnchor(user.page["x"], in: user.page.tree, verbosity: verbosity)
    let update = user.page.change("x") { $0.states.checked = .on }
    try user.page.apply(update)
    var voiceOver = user.voiceOver
    let effects = voiceOver.follow(update, from: anchor, in: user.page.tree, at: .zero)
    #expect(effects.utterances.map(\.text) == ["markiert"])
  }
}
