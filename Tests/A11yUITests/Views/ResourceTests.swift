// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor
private func words(_ resource: LocalizedStringResource) -> [String] {
  Hearing { Text(resource) }.opening
}

@MainActor @Suite("Text from localized string resources", .timeLimit(.minutes(30)))
struct ResourceTests {
  @Test("A string literal is both key and text, unless the key has a default value")
  func defaults() {
    let literal: LocalizedStringResource = "Save"
    #expect(literal.key == "Save")
    #expect(literal == LocalizedStringResource("Save"))
    #expect(literal != LocalizedStringResource("Save", table: "Menus"))
    #expect(literal != LocalizedStringResource("Save", bundle: .forClass(StringsBundle.self)))
    #expect(words(literal) == ["Save"])
    let named = LocalizedStringResource(
      "save.title",
      defaultValue: "Save \(3) files",
      table: "Menus",
      comment: "a button"
    )
    #expect(named.key == "save.title")
    #expect(named.table == "Menus")
    #expect(named.bundle == .main)
    #expect(named.defaultValue == "Save \(3) files")
    #expect(named.defaultValue != "Save \(4) files")
    #expect(words(named) == ["Save 3 files"])
    #expect(words(named.localizedStringResource) == ["Save 3 files"])
  }

  @Test("Interpolated values become specifiers in the key and are inserted by order or position")
  func values() throws {
    let strings = try StringsBundle(
      """
      "%@ has %lld files, %@" = "%3$@: %2$lld Dateien von %1$@";
      "files" = "%lld Dateien";
      "price" = "%.2f Euro";
      """
    )
    let owned = LocalizedStringResource(
      "\("Ann") has \(3) files, \("hi")",
      bundle: strings.bundle
    )
    #expect(owned.key == "%@ has %lld files, %@")
    #expect(words(owned) == ["hi: 3 Dateien von Ann"])
    #expect(
      words(LocalizedStringResource("files", defaultValue: "\(7) files", bundle: strings.bundle))
        == ["7 Dateien"]
    )
    let price = LocalizedStringResource(
      "price",
      defaultValue: "\(2.5, specifier: "%.2f") euros",
      bundle: .atURL(strings.bundle.bundleURL)
    )
    #expect(words(price) == ["2.50 Euro"])
    let day = Date(timeIntervalSince1970: 0)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEEE"
    #expect(words("On \(day, formatter: formatter)") == ["On Thursday"])
    #expect(words("\(0.25, format: .percent) of \(price)") == ["25% of 2.50 Euro"])
  }

  @Test("Text is in the locale’s language or, if there is no translation, in the bundle’s language")
  func locales() throws {
    let strings = try StringsBundle(
      "\"Yes\" = \"Si\";",
      languages: ["de": "\"Yes\" = \"Ja\";", "zh-Hans": "\"Yes\" = \"是\";"]
    )
    func yes(_ locale: String) -> [String] {
      words(
        LocalizedStringResource(
          "Yes",
          locale: Locale(identifier: locale),
          bundle: strings.bundle
        )
      )
    }
    #expect(yes("de_AT") == ["Ja"])
    #expect(yes("zh_Hans_CN") == ["是"])
    #expect(yes("fr_FR") == ["Si"])
    #expect(yes("") == ["Si"])
    #expect(yes("../de") == ["Si"])
    var changed = LocalizedStringResource("Yes", bundle: strings.bundle)
    #expect(words(changed) == ["Si"])
    changed.locale = Locale(identifier: "de")
    #expect(words(changed) == ["Ja"])
    #expect(
      String(localized: "Yes", bundle: strings.bundle, locale: Locale(identifier: "de")) == "Ja"
    )
  }

  @Test("Strings are localized from keys, values and resources alike")
  func strings() throws {
    let strings = try StringsBundle("\"a\" = \"A\"; \"%lld b\" = \"B %lld\";", named: "T")
    #expect(String(localized: "a", table: "T", bundle: strings.bundle) == "A")
    #expect(String(localized: "\(2) b", table: "T", bundle: strings.bundle) == "B 2")
    #expect(
      String(localized: "a", defaultValue: "none", table: "T", bundle: strings.bundle) == "A"
    )
    #expect(String(localized: "z", defaultValue: "\(1) none", bundle: strings.bundle) == "1 none")
    #expect(String(localized: "plain") == "plain")
    let resource = LocalizedStringResource("a", table: "T", bundle: strings.bundle)
    #expect(String(localized: resource) == "A")
    #expect(words(resource) == ["A"])
    #expect(words("It is \(resource)") == ["It is A"])
    #expect(Hearing { Text("It is \(resource), \("x")") }.opening == ["It is A, x"])
  }

  @Test("If a string table is missing, empty or damaged, the default value is used")
  func badInput() throws {
    let nowhere = URL(filePath: "/nowhere/at/all.bundle")
    #expect(
      words(LocalizedStringResource("k", defaultValue: "Default", bundle: .atURL(nowhere)))
        == ["Default"]
    )
    #expect(
      words(LocalizedStringResource("k", defaultValue: "D", bundle: .forClass(NSObject.self)))
        == ["D"]
    )
    #expect(words(LocalizedStringResource("k", defaultValue: "D", table: "None")) == ["D"])
    #expect(words(LocalizedStringResource("k", defaultValue: "D", table: "")) == ["D"])
    #expect(words(LocalizedStringResource("", defaultValue: "No key")) == ["No key"])
    #expect(words("100% of %@ %d %1$@ %") == ["100% of %@ %d %1$@ %"])
    #expect(words("100% of \(7) %@") == ["100% of 7 %@"])
    let strings = try StringsBundle(
      """
      "few" = "%@ %@ %9$@ % %%";
      "empty" = "";
      "" = "of the empty key";
      "same" = "same";
      """
    )
    func of(_ key: StaticString, _ value: String.LocalizationValue) -> [String] {
      words(LocalizedStringResource(key, defaultValue: value, bundle: strings.bundle))
    }
    #expect(of("few", "\("a")") == ["a %@ %9$@ % %"])
    #expect(of("empty", "Default") == [])
    #expect(of("", "Default") == ["of the empty key"])
    #expect(of("same", "Default") == ["same"])
    #expect(of("few\0", "Default") == ["Default"])
    #expect(of("new\nline", "Default") == ["Default"])
  }

  @Test("A string resource is resolved when the view that contains it is created")
  func later() throws {
    struct Switch: View {
      let bundle: Bundle
      @State private var locale = Locale(identifier: "fr")
      var body: some View {
        Button("Ja?") { locale = Locale(identifier: "de") }
        Text(LocalizedStringResource("Yes", locale: locale, bundle: bundle))
      }
    }
    let strings = try StringsBundle(
      "\"Yes\" = \"Si\";",
      languages: ["de": "\"Yes\" = \"Ja\";"]
    )
    for prunes in [true, false] {
      let view = HeardView(prunes: prunes) { Switch(bundle: strings.bundle) }
      #expect(view.labels == ["Ja?", "Si"])
      try view.run("activate")
      #expect(view.labels == ["Ja?", "Ja"])
    }
  }
}
