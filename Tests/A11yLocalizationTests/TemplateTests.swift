// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation
import Testing

/// Tests for plural rules, formats and templates.
struct TemplateTests {
  @Test(arguments: [
    ("en", "0 other 1 one 2 other 21 other"), ("de", "0 other 1 one 2 other"),
    ("pl", "1 one 2 few 5 many 22 few 112 many"),
    ("ar", "0 zero 1 one 2 two 3 few 11 many 100 other"),
    ("ja", "1 other 2 other"), ("ru", "1 one 2 few 5 many 21 one"), ("cy", "0 zero 3 few 6 many"),
    ("fr", "0 one 1 one 2 other"), ("zz", "1 other"), ("", "1 other"), ("pt-PT", "0 other 1 one"),
  ])
  func `Numbers have the plural categories that CLDR defines`(language: String, expected: String) {
    let words = expected.split(separator: " ")
    for place in stride(from: 0, to: words.count, by: 2) {
      let category = PluralRules.of(language).category(of: Double(words[place]) ?? -1)
      #expect(category.rawValue == words[place + 1], "\(words[place]) in \(language)")
    }
  }

  @Test func `Each language lists its plural categories`() {
    #expect(PluralRules.of("pl").categories.map(\.rawValue) == ["one", "few", "many", "other"])
    #expect(PluralRules.of("ja").categories == [.other])
    #expect(PluralRules.of("nonsense").categories == [.other])
  }

  @Test func `Numbers that are not finite have a plural category`() {
    for number in [Double.nan, .infinity, -.infinity, -1] {
      #expect(PluralRules.of("en").category(of: number) != .zero)
    }
  }

  private static let german = Locale(identifier: "de")

  private func text(
    _ form: LocalizedTemplate.Form,
    _ arguments: [FormatArgument],
    _ substitutions: [String: LocalizedTemplate.Substitution] = [:],
    language: String = "en",
    device: String = "iphone"
  ) -> String {
    LocalizedTemplate(form, substitutions: substitutions).text(
      arguments,
      language: language,
      locale: Locale(identifier: language),
      device: device
    )
  }

  @Test(arguments: [
    ("no value", "no value"), ("%@!", "Ada!"), ("%2$lld by %1$@", "1,234 by Ada"),
    ("100 %% of %@", "100 % of Ada"), ("%@ %lld %lf", "Ada 1,234 1.500000"),
    ("%@ %d %.1f", "Ada 1,234 1.5"), ("%9$@", "%9$@"), ("50%", "50%"), ("50%!", "50%!"),
    ("%1$@ %1$@", "Ada Ada"), ("%@ %x", "Ada 4d2"), ("%d", "Ada"), ("%", "%"), ("%5$", "%5$"),
    ("%#@none@", "%#@none@"), ("%#@", "%#@"),
  ])
  func `Specifiers are replaced by values`(format: String, expected: String) {
    let values = [
      FormatArgument("Ada", .object), FormatArgument("1234", .signed),
      FormatArgument("1.5", .double),
    ]
    #expect(text(.text(format), values) == expected)
  }

  @Test func `A text for which no values are given is not treated as a format`() {
    #expect(text(.text("50% off, %% and %@"), []) == "50% off, %% and %@")
  }

  @Test func `Numbers are formatted for the language`() {
    let value = [FormatArgument("1234567", .signed)]
    #expect(text(.text("%lld"), value, language: "de") == "1.234.567")
    #expect(text(.text("%lld"), value, language: "ar_EG") == "١٬٢٣٤٬٥٦٧")
    #expect(text(.text("%lld"), [FormatArgument("7", .signed)], language: "ar_EG") == "٧")
    #expect(text(.text("%lf"), [FormatArgument("1.5", .double)], language: "de") == "1,500000")
  }

  @Test func `A text for the number zero is used in every language`() {
    let form = LocalizedTemplate.Form.plural([
      .zero: .text("no books"), .one: .text("a book"), .other: .text("%lld books"),
    ])
    #expect(text(form, [FormatArgument("0", .signed)]) == "no books")
    #expect(text(form, [FormatArgument("1", .signed)]) == "a book")
    #expect(text(form, [FormatArgument("2", .signed)]) == "2 books")
    #expect(text(form, []) == "%lld books")
  }

  @Test func `A plural without “other” falls back to the nearest category`() {
    let form = LocalizedTemplate.Form.plural([.one: .text("a book"), .few: .text("some books")])
    #expect(text(form, [FormatArgument("9", .signed)]) == "some books")
    #expect(text(.plural([:]), [FormatArgument("9", .signed)]).isEmpty)
  }

  @Test func `Each substitution varies with its own number`() {
    let substitutions = [
      "books": LocalizedTemplate.Substitution(
        position: 2,
        form: .plural([.one: .text("%arg book"), .other: .text("%arg books")])
      ),
      "shelves": LocalizedTemplate.Substitution(
        position: 3,
        form: .plural([.one: .text("one shelf"), .other: .text("%arg shelves")])
      ),
    ]
    func said(_ books: Int, _ shelves: Int) -> String {
      text(
        .text("%1$@ has %#@books@ on %#@shelves@"),
        [
          FormatArgument("Ada", .object), FormatArgument("\(books)", .signed),
          FormatArgument("\(shelves)", .signed),
        ],
        substitutions
      )
    }
    #expect(said(1, 1) == "Ada has 1 book on one shelf")
    #expect(said(2, 4) == "Ada has 2 books on 4 shelves")
  }

  @Test func `Circular substitutions are expanded only to a limited depth`() {
    let cycle = LocalizedTemplate.Substitution(position: 1, form: .text("(%#@a@)"))
    let said = text(.text("%#@a@"), [FormatArgument("1", .signed)], ["a": cycle])
    #expect(said == "((((((((%#@a@))))))))")
  }

  @Test func `A text may differ between devices`() {
    let form = LocalizedTemplate.Form.device([
      "iphone": .text("Tap"), "mac": .text("Click"), "other": .text("Choose"),
    ])
    #expect(text(form, []) == "Tap")
    #expect(text(form, [], device: "mac") == "Click")
    #expect(text(form, [], device: "ipad") == "Choose")
  }

  @Test func `Any text can be used as a format without a crash`() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("%@#$1234.lldfarg*- ∑\u{202E}")
    for _ in 0..<2_000 {
      let format = String((0..<12).map { _ in letters.randomElement(using: &random) ?? "%" })
      _ = text(.text(format), [FormatArgument("1", .signed)])
    }
  }
}
