// SPDX-License-Identifier: MIT

import SwiftUI

extension EnvironmentValues {
  /// The quantity below which a food has to be bought.
  @Entry var enough = 1
}

struct PantryList: View {
  @ObservedObject var store: PantryStore
  @State private var isAdding = false
  @Environment(\.enough) private var enough

  var body: some View {
    List {
      Section(header: Text("At home")) {
        ForEach(store.foods.filter { $0.amount >= enough }) { FoodRow(food: $0) }
      }
      Section(header: Text("To buy"), footer: Text("Everything else is there.")) {
        ForEach(store.foods.filter { $0.amount < enough }) { FoodRow(food: $0) }
      }
    }
    .navigationBarTitle("Pantry", displayMode: .inline)
    .navigationBarItems(trailing: Button("Add") { isAdding = true })
    .actionSheet(isPresented: $isAdding) {
      ActionSheet(
        title: Text("What is new?"),
        buttons: [
          .default(Text("Bread")) { add("Bread") },
          .cancel(),
        ]
      )
    }
  }

  private func add(_ name: String) {
    store.foods.append(Food(id: store.foods.count + 1, name: name, amount: 1, bestBefore: .now))
  }
}

struct FoodRow: View {
  let food: Food

  var body: some View {
    HStack {
      Circle()
        .fill(food.amount > 0 ? Color.green : .red)
        .frame(width: 8, height: 8)
        .accessibilityHidden(true)
      Text(food.name)
      Spacer()
      Text("\(food.amount)").foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(food.name)
    .accessibilityValue(food.amount == 0 ? "none left" : "\(food.amount) left")
  }
}

#Preview("Pantry") {
  NavigationView { PantryList(store: .sample) }
}

#Preview("Everything at home") {
  NavigationView { PantryList(store: .sample) }
    .environment(\.enough, 0)
}

#Preview(traits: .sizeThatFitsLayout) {
  FoodRow(food: Food(id: 1, name: "Rice", amount: 4, bestBefore: .distantFuture))
}
