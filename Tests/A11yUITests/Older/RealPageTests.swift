// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Code patterns found in real apps", .timeLimit(.minutes(30)))
@MainActor
struct RealPageTests {
  struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      }
    }
  }

  struct Around<L: View>: DisclosureGroupStyle {
    let before: L
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        before
        configuration.label
        configuration.content.disclosureGroupStyle(self)
      }
    }
  }

  @Test("A disclosure group style also applies to groups inside the group")
  func recursiveStyle() {
    let view = HeardView {
      DisclosureGroup("Outer", isExpanded: .constant(true)) {
        DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Deep") }
      }
      .disclosureGroupStyle(Plain())
    }
    #expect(view.labels == ["Outer", "Inner", "Deep"])
  }

  @Test("A disclosure group style may be generic over a view")
  func genericStyle() {
    let view = HeardView {
      DisclosureGroup("Outer") { Text("Deep") }
        .disclosureGroupStyle(Around(before: Text("Before")))
    }
    #expect(view.labels == ["Before", "Outer", "Deep"])
  }

  @Test("A toggle announces an explicit value")
  func toggleValue() {
    let view = HeardView {
      Toggle("Alarm", isOn: .constant(true)).accessibilityValue("at seven")
    }
    #expect(view.lines == ["Alarm, switch button, at seven"])
  }

  struct Wrapped: UIViewRepresentable {
    @Binding var isOn: Bool
    func makeUIView(context: Context) -> UISwitch {
      let view = UISwitch()
      view.accessibilityLabel = "Wi-Fi"
      let binding = $isOn
      view.addAction(
        UIAction { [weak view] _ in binding.wrappedValue = view?.isOn ?? false },
        for: .valueChanged
      )
      return view
    }
    func updateUIView(_ view: UISwitch, context: Context) { view.isOn = isOn }
  }

  struct Holder: View {
    @State private var isOn = false
    var body: some View {
      Wrapped(isOn: $isOn)
      Text(isOn ? "connected" : "alone")
    }
  }

  @Test("A UIKit switch is announced and can be toggled")
  func platformSwitch() throws {
    let view = HeardView { Holder() }
    #expect(view.lines == ["Wi-Fi, switch button, off"])
    try view.run("activate")
    #expect(view.labels == ["Wi-Fi", "connected"])
  }

  final class Model: ObservableObject {
    @Published var first = 1
    @Published var second = "a"
    @Published var both = ""
    init() { $first.combineLatest($second).map { "\($0)\($1)" }.assign(to: &$both) }
  }

  @Test("The latest values from two publishers are combined")
  func combineLatest() {
    let model = Model()
    model.second = "b"
    #expect(model.both == "1b")
    model.first = 2
    #expect(model.both == "2b")
  }
}
