// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Color literals and Foundation names in apps", .timeLimit(.minutes(30)))
struct LiteralTests {
  @Test("A color literal without a type is a UIKit color, as Xcode writes it")
  func color() {
    let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(type(of: red) == UIColor.self)
  }

  @Test("A color’s hue, saturation and brightness can be read, and so can a gray’s brightness")
  func parts() {
    var (hue, saturation, brightness, alpha) = (CGFloat(1), CGFloat(0), CGFloat(0), CGFloat(0))
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(green.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1.0 / 3) < 0.001)
    #expect([saturation, brightness, alpha] == [1, 1, 0.5])
    #expect(!green.getWhite(&brightness, alpha: &alpha))
    #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getWhite(&brightness, alpha: nil))
    #expect(brightness == 0.5)
  }

  @Test("A window level can be higher than another window level")
  func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
  }

  @Test("The translation of an attributed string may contain Markdown")
  func attributed() async throws {
    let session = try await Session(
      Text(AttributedString(localized: "A *ripe* plum", comment: "A fruit"))
    ).exhaustive(false)
    #expect(session.heard() == ["A ripe plum"])
  }

  @Test("A value that contains an attributed string can be stored")
  func codable() throws {
    struct Recipe: Codable { var text: AttributedString }
    let data = try JSONEncoder().encode(Recipe(text: AttributedString("Boil")))
    let recipe = try JSONDecoder().decode(Recipe.self, from: data)
    #expect(recipe.text == AttributedString("Boil"))
  }

  @Test("Values can be stored in user defaults by key-value coding")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "a11ynav-literals"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.removePersistentDomain(forName: "a11ynav-literals")
  }
}
