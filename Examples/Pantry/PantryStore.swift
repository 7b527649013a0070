// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// A kind of food and its amount at home.
struct Food: Identifiable, Hashable {
  let id: Int
  var name: String
  var amount: Int
  var bestBefore: Date
}

/// The food at home.
final class PantryStore: ObservableObject {
  @Published var foods: [Food]
  @Published var searchText = ""

  init(foods: [Food] = []) { self.foods = foods }

  var shown: [Food] {
    searchText.isEmpty
      ? foods : foods.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
  }

  static var sample: PantryStore {
    let day: TimeInterval = 24 * 60 * 60
    let today = Date(timeIntervalSince1970: 1_750_000_000)
    return PantryStore(foods: [
      Food(id: 1, name: "Oats", amount: 2, bestBefore: today + 90 * day),
      Food(id: 2, name: "Lentils", amount: 0, bestBefore: today + 300 * day),
      Food(id: 3, name: "Milk", amount: 1, bestBefore: today + 2 * day),
    ])
  }
}
