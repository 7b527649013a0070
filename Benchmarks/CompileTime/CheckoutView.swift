// SPDX-License-Identifier: MIT

import SwiftUI

/// A checkout view with a store, an editable basket, an address, and totals that are computed inline.
struct CheckoutView: View {
  @StateObject private var basket = Basket.sample
  @State private var address = Address()
  @State private var delivery = Delivery.standard
  @State private var coupon = ""
  @State private var discount = 0.0
  @State private var isGift = false
  @State private var note = ""
  @State private var selection: Set<Basket.Item.ID> = []
  @State private var error: CheckoutError?
  @State private var isPaying = false
  @State private var progress = 0.0
  @SceneStorage("checkout.step") private var step = 0
  @FocusState private var isCouponFocused: Bool
  @AccessibilityFocusState private var isTotalFocused: Bool

  enum Delivery: String, CaseIterable, Identifiable {
    case standard, express, pickup
    var id: String { rawValue }
    var price: Double { self == .express ? 9.9 : self == .standard ? 4.9 : 0 }
    var days: ClosedRange<Int> { self == .express ? 1...2 : self == .standard ? 3...5 : 0...0 }
  }

  enum CheckoutError: LocalizedError, Identifiable {
    case empty, coupon(String), payment
    var id: String { errorDescription ?? "" }
    var errorDescription: String? {
      switch self {
      case .empty: "The basket is empty."
      case .coupon(let code): "There is no coupon “\(code)”."
      case .payment: "The payment failed."
      }
    }
  }

  private var subtotal: Double { basket.items.map { $0.price * Double($0.count) }.reduce(0, +) }
  private var total: Double { max(0, subtotal * (1 - discount)) + delivery.price }

  var body: some View {
    NavigationView {
      List(selection: $selection) {
        Section {
          ForEach($basket.items) { $item in
            HStack(alignment: .center, spacing: 12) {
              Image(systemName: item.symbol)
                .font(.title2)
                .frame(width: 40, height: 40)
                .background(Circle().fill(Color.accentColor.opacity(0.15)))
                .accessibilityHidden(true)
              VStack(alignment: .leading, spacing: 2) {
                Text(item.name).font(.body.weight(.medium))
                Text(item.price, format: .currency(code: "EUR"))
                  .font(.footnote)
                  .foregroundColor(.secondary)
              }
              Spacer(minLength: 8)
              Stepper(value: $item.count, in: 0...20) {
                Text("\(item.count)").monospacedDigit().frame(minWidth: 24, alignment: .trailing)
              }
              .labelsHidden()
              .accessibilityLabel("Number of \(item.name)")
              .accessibilityValue("\(item.count)")
            }
            .opacity(item.count == 0 ? 0.4 : 1)
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
                withAnimation { basket.remove(item.id) }
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button {
                item.isFavorite.toggle()
              } label: {
                Label(
                  item.isFavorite ? "Forget" : "Remember",
                  systemImage: item.isFavorite ? "heart.slash" : "heart"
                )
              }
              .tint(.pink)
            }
            .contextMenu {
              Button("Duplicate", systemImage: "plus.square.on.square") { item.count += 1 }
              ShareLink(item: "\(item.name) for \(item.price)")
            }
          }
          .onDelete { basket.items.remove(atOffsets: $0) }
          .onMove { basket.items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          HStack {
            Text("Basket")
            Spacer()
            Text("\(basket.items.map(\.count).reduce(0, +)) items")
          }
        }
        Section("Delivery") {
          Picker("Delivery", selection: $delivery) {
            ForEach(Delivery.allCases) { kind in
              VStack(alignment: .leading) {
                Text(kind.rawValue.capitalized)
                Text(
                  kind == .pickup
                    ? "Today"
                    : "\(kind.days.lowerBound) to \(kind.days.upperBound) days, \(kind.price.formatted(.currency(code: "EUR")))"
                )
                .font(.caption)
                .foregroundColor(.secondary)
              }
              .tag(kind)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
          if delivery != .pickup {
            TextField("Street", text: $address.street).textContentType(.fullStreetAddress)
            HStack {
              TextField("Code", text: $address.code).frame(width: 80)
              TextField("Town", text: $address.town)
            }
            Picker("Country", selection: $address.country) {
              ForEach(Address.countries, id: \.code) { Text($0.name).tag($0.code) }
            }
          }
          Toggle("It is a gift", isOn: $isGift.animation())
          if isGift {
            TextEditor(text: $note)
              .frame(height: 80)
              .overlay(alignment: .topLeading) {
                if note.isEmpty {
                  Text("A few words").foregroundColor(.secondary).padding(8).allowsHitTesting(false)
                }
              }
              .onChange(of: note) { if note.count > 200 { note = String(note.prefix(200)) } }
            Text("\(200 - note.count) characters left").font(.caption)
          }
        }
        Section {
          HStack {
            TextField("Coupon", text: $coupon)
              .focused($isCouponFocused)
              .textInputAutocapitalization(.characters)
              .onSubmit(redeem)
            Button("Redeem", action: redeem).disabled(
              coupon.trimmingCharacters(in: .whitespaces).isEmpty
            )
          }
          DisclosureGroup("Details") {
            LabeledContent("Goods") { Text(subtotal, format: .currency(code: "EUR")) }
            if discount > 0 {
              LabeledContent("Discount") {
                Text(-subtotal * discount, format: .currency(code: "EUR")).foregroundColor(.green)
              }
            }
            LabeledContent("Delivery", value: delivery.price, format: .currency(code: "EUR"))
            LabeledContent("Tax", value: total / 1.19 * 0.19, format: .currency(code: "EUR"))
          }
          HStack {
            Text("Total").font(.headline)
            Spacer()
            Text(total, format: .currency(code: "EUR")).font(.headline.monospacedDigit())
          }
          .accessibilityElement(children: .combine)
          .accessibilityFocused($isTotalFocused)
        } footer: {
          Text(
            total > 100
              ? "Free returns for \(30 + (isGift ? 30 : 0)) days."
              : "Returns cost \((total * 0.05 + 2.5).formatted(.currency(code: "EUR")))."
          )
        }
        Section {
          Button(action: pay) {
            HStack {
              if isPaying { ProgressView(value: progress).frame(width: 60) }
              Text(isPaying ? "Paying…" : "Pay \(total.formatted(.currency(code: "EUR")))")
                .frame(maxWidth: .infinity)
            }
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(
            isPaying || basket.items.allSatisfy { $0.count == 0 }
              || (delivery != .pickup && !address.isComplete)
          )
        }
        .listRowBackground(Color.clear)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Checkout")
      .navigationBarItems(leading: EditButton(), trailing: Button("Clear") { basket.items = [] })
      .alert(item: $error) { error in
        Alert(
          title: Text("Sorry"),
          message: Text(error.localizedDescription),
          primaryButton: .default(Text("Try again")) { if case .payment = error { pay() } },
          secondaryButton: .cancel()
        )
      }
    }
    .onChange(of: total) { old, new in
      if abs(new - old) > 0.01 {
        UIAccessibility.post(notification: .announcement, argument: "\(new)")
      }
    }
  }

  private func redeem() {
    switch coupon.uppercased() {
    case "TEN": discount = 0.1
    case "HALF": discount = 0.5
    default: error = .coupon(coupon)
    }
    isCouponFocused = false
    isTotalFocused = true
  }

  private func pay() {
    guard !basket.items.isEmpty else { return error = .empty }
    isPaying = true
    Task {
      for part in 1...10 {
        try? await Task.sleep(for: .milliseconds(100))
        progress = Double(part) / 10
      }
      isPaying = false
      if total.truncatingRemainder(dividingBy: 2) > 1 { error = .payment } else { step += 1 }
    }
  }
}

struct Address: Equatable {
  var street = ""
  var code = ""
  var town = ""
  var country = "NO"
  var isComplete: Bool {
    [street, code, town].allSatisfy { !$0.isEmpty } && code.allSatisfy(\.isNumber)
  }

  static let countries: [(code: String, name: String)] = [
    ("DE", "Germany"), ("IE", "Ireland"), ("NO", "Norway"), ("PT", "Portugal"),
  ]
}

final class Basket: ObservableObject {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var symbol: String
    var price: Double
    var count = 1
    var isFavorite = false
  }

  @Published var items: [Item] = []

  func remove(_ id: Item.ID) { items.removeAll { $0.id == id } }

  static var sample: Basket {
    let basket = Basket()
    basket.items = [
      Item(id: 1, name: "Tea", symbol: "cup.and.saucer", price: 7.5, count: 2),
      Item(id: 2, name: "Lamp", symbol: "lamp.desk", price: 49),
      Item(id: 3, name: "Notebook", symbol: "book.closed", price: 12.8, count: 3),
    ]
    return basket
  }
}

#Preview("Checkout") { CheckoutView() }
