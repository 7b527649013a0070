// SPDX-License-Identifier: MIT

import Foundation
import A11yNavigation
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct AccessibilityInertTests {
  @Test func `Purely visual modifiers add no nodes`() {
    let plain = ViewHost { Text("A") }
    _ = plain.start()
    let drawn = ViewHost {
      Text("A")
        .font(.system(size: 12, weight: .bold)).bold().italic().underline()
        .foregroundColor(.red).foregroundStyle(.secondary)
        .padding().padding(.horizontal, 4).padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.blue).background(.thinMaterial, in: .rect(cornerRadius: 8))
        .cornerRadius(4).clipShape(Capsule()).shadow(radius: 2)
        .animation(.easeInOut(duration: 1), value: 1).transition(.move(edge: .top))
        .listRowBackground(Color.clear).listRowInsets(EdgeInsets())
        .scrollContentBackground(.hidden).tint(.green).lineLimit(1)
    }
    _ = drawn.start()
    #expect(drawn.counters.liveNodes == plain.counters.liveNodes)
  }

  @Test func `Invisible views are skipped`() {
    let lines = heard(.next, .next) {
      Text("A")
      Text("B").opacity(0)
      Text("C").opacity(0.1)
      Text("D").hidden()
      VStack { Text("E") }.hidden()
    }
    #expect(lines == ["A", "C", "[border]"])
  }

  @Test func `Opacity follows state`() {
    struct Fading: View {
      @State private var isShown = false
      var body: some View {
        Button("Fade") { isShown.toggle() }
        Text("Note").opacity(isShown ? 1 : 0)
      }
    }
    let lines = heard(.next, .activate, .next) { Fading() }
    #expect(lines == ["Fade, button", "[border]", "Note"])
  }

  @Test func `Placeholders are not read`() {
    let lines = heard(.next) {
      VStack {
        Text("Lorem ipsum").redacted(reason: .placeholder)
        Text("Private").redacted(reason: .privacy)
        Button("Retry") {}.redacted(reason: .placeholder)
      }
    }
    #expect(lines == ["Private", "Retry, button"])
  }

  @Test func `Layers are read from back to front`() {
    let lines = heard(.next, .next, .next, .next) {
      Text("Card")
        .overlay { Text("Badge") }
        .overlay(alignment: .topTrailing) { Button("Close") {} }
        .background { Text("Behind") }
        .background(Circle())
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2))
        .safeAreaInset(edge: .top) { Text("Above") }
    }
    #expect(lines == ["Above", "Behind", "Card", "Badge", "Close, button"])
  }

  @Test func `Type sizes are limited to their range`() {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text(size.isAccessibilitySize ? "Big" : "Small") }
    }
    let lines = heard(.next, .next, .next) {
      Sized()
      Sized().dynamicTypeSize(.accessibility3)
      Sized().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
      Sized().dynamicTypeSize(.accessibility1...)
    }
    #expect(lines == ["Small", "Big", "Small", "Big"])
  }

  @Test("Custom shapes are drawn but not announced")
  func shapesOfTheProgramsOwnAreDrawnOnly() {
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.closeSubpath()
        return path
      }
    }
    let lines = heard(.next) {
      Triangle().fill(.red).accessibilityHidden(true)
      Triangle().onTapGesture {}
      Triangle().stroke(.blue, lineWidth: 2).accessibilityLabel("Warning")
    }
    #expect(lines == ["Warning", "[border]"])
  }

  @Test func `A geometry reader shows its content`() {
    let lines = heard {
      GeometryReader { proxy in Text("Inside").frame(width: proxy.size.width / 2) }
    }
    #expect(lines == ["Inside"])
  }

  @Test func `Layouts keep their content in order`() {
    struct Adaptive: View {
      @State private var isWide = false
      @State private var count = 0
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4))
        layout {
          Button("Turn") {
            isWide.toggle()
            count += 1
          }
          Text("Turned \(count)")
        }
      }
    }
    let lines = heard(.activate, .next) { Adaptive() }
    #expect(lines == ["Turn, button", "Turned 1"])
  }

  @Test func `Appearance modifiers change no words`() {
    let lines = heard(.next) {
      List {
        Text("Row").listRowSeparator(.hidden).listRowBackground(Color.red)
        TextField("Name", text: .constant("")).controlSize(.large)
          .textContentType(.name).keyboardType(.emailAddress).autocorrectionDisabled()
          .textInputAutocapitalization(.never)
      }
      .scrollIndicators(.hidden)
      .preferredColorScheme(.dark)
    }
    let plain = heard(.next) {
      List {
        Text("Row")
        TextField("Name", text: .constant(""))
      }
    }
    #expect(lines == plain)
    #expect(lines.count == 2)
  }

  @Test func `Scrolling and dragging modifiers change no words`() {
    let plain = ViewHost { Text("A") }
    _ = plain.start()
    let host = ViewHost {
      Text("A")
        .scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: .constant(Int?.some(3))).containerRelativeFrame(.horizontal)
        .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
        .containerRelativeFrame(.vertical) { length, _ in length / 2 }
        .toolbarBackground(.hidden, for: .navigationBar, .tabBar).toolbarRole(.editor)
        .draggable("text")
        .textSelection(.enabled)
    }
    let update = host.start()
    #expect(update.changes.map(\.element.label).contains("A"))
    #expect(host.counters.liveNodes == plain.counters.liveNodes)
  }

  @Test func `A modifier without an effect is reported once by name`() {
    let host = ViewHost {
      VStack {
        Text("A").dropDestination(for: String.self) { _, _ in true }
        Text("B").dropDestination(for: String.self) { _, _ in true }
      }
    }
    _ = host.start()
    #expect(host.diagnostics.map(\.kind) == [.notHeard])
    #expect(
      host.diagnostics.allSatisfy {
        $0.message.hasPrefix(
          ".dropDestination(for:action:isTargeted:) is accepted but has no audible effect. "
        )
      }
    )
  }
}
