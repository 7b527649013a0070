// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import A11yUI

private struct Report: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  /// The idiom when the view was created, before it had a host.
  private let early = UIDevice.current.userInterfaceIdiom
  var body: some View {
    Text("\(name(of: width)) by \(name(of: height))")
    Text("\(early == UIDevice.current.userInterfaceIdiom ? "same" : "other") idiom \(idiom)")
    GeometryReader { Text(verbatim: "\(Int($0.size.width)) points") }
    Traits()
  }

  private var idiom: String {
    switch UIDevice.current.userInterfaceIdiom {
    case .phone: "phone"
    case .pad: "pad"
    case .mac: "mac"
    default: "none"
    }
  }

  private func name(of size: UserInterfaceSizeClass?) -> String {
    size == .compact ? "compact" : size == .regular ? "regular" : "none"
  }
}

private struct Traits: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    let traits = UITraitCollection.current
    let isSame = traits.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom
    label.text = "\(traits.horizontalSizeClass == .compact ? "narrow" : "wide"), \(isSame)"
  }
}

@MainActor @Suite("Differences between an app’s devices", .timeLimit(.minutes(30)))
struct DeviceTests {
  @Test(
    "The selected device determines the size classes, the idiom and the size of the screen",
    arguments: [
      (
        Session.Device.iPhone,
        ["compact by regular", "same idiom phone", "393 points", "narrow, true"]
      ),
      (.iPhoneLandscape, ["compact by compact", "same idiom phone", "852 points", "narrow, true"]),
      (.iPad, ["regular by regular", "same idiom pad", "1180 points", "wide, true"]),
      (.iPadPortrait, ["regular by regular", "same idiom pad", "820 points", "wide, true"]),
      (.mac, ["regular by regular", "same idiom mac", "1440 points", "wide, true"]),
    ]
  )
  func traits(device: Session.Device, words: [String]) async throws {
    let session = try await Session(Report(), device: device).exhaustive(false)
    #expect(session.outline().map { $0.trimmingCharacters(in: .whitespaces) } == words)
  }

  @Test("The platform determines the default device, and a Mac uses the words of VoiceOver for Mac")
  func platform() async throws {
    let phone = try await Session(Report()).exhaustive(false)
    #expect(phone.outline().joined().contains("idiom phone"))
    let mac = try await Session(Report()) { $0.verbosity.platform = .macOS }.exhaustive(false)
    #expect(mac.outline().joined().contains("idiom mac"))
    let spoken = try await Session(Button("Go") {}, device: .mac)
    let other = try await Session(Button("Go") {}) { $0.verbosity.platform = .macOS }
    #expect(spoken.heard() == other.heard())
    let named = try await Session(Button("Go") {}, device: .mac) { $0.verbosity.platform = .iOS }
    #expect(named.heard() == ["Go, button"])
  }

  @Test("Sessions on different devices do not affect each other")
  func parallel() async throws {
    let pad = try await Session(Report(), device: .iPad).exhaustive(false)
    let phone = try await Session(Report(), device: .iPhone).exhaustive(false)
    #expect(pad.outline().joined().contains("regular by regular"))
    #expect(phone.outline().joined().contains("compact by regular"))
  }

  @Test("Each device has a unique name by which it can be found")
  func names() {
    #expect(Session.Device.all.map(\.name).count == Set(Session.Device.all.map(\.name)).count)
    for device in Session.Device.all { #expect(Session.Device(name: device.name) == device) }
    #expect(Session.Device(name: "watch") == nil)
  }

  private struct Hints: View {
    @State private var isShown = false
    let adaptation: PresentationAdaptation
    var body: some View {
      Button("Hint") { isShown = true }
        .popover(isPresented: $isShown) {
          Text("A hint").presentationCompactAdaptation(adaptation)
        }
    }
  }

  @Test("A popover appears as a sheet on iPhone, unless its content requests another presentation")
  func popovers() {
    func shown(on device: Session.Device, _ form: PresentationAdaptation) -> [String] {
      let hearing = Hearing(on: device) { Hints(adaptation: form) }
      let words = hearing.told(.first, .activate)
      return [words.last ?? "", hearing.told(.escape).last ?? "stays"]
    }
    #expect(shown(on: .iPhone, .automatic) == ["dialog, A hint", "Hint, button"])
    #expect(shown(on: .iPhone, .popover) == ["A hint", "Hint, button"])
    #expect(shown(on: .iPhone, .none) == ["A hint", "Hint, button"])
    #expect(shown(on: .iPhone, .fullScreenCover) == ["A hint", "stays"])
    #expect(shown(on: .iPad, .automatic) == ["A hint", "Hint, button"])
    #expect(shown(on: .mac, .sheet) == ["A hint", "Hint, button"])
  }

  private struct Asking: View {
    @State private var asks = false
    @State private var said = "nothing"
    var body: some View {
      Button("Delete") { asks = true }
        .confirmationDialog("Really?", isPresented: $asks) {
          Button("Delete it") { said = "deleted" }
          Button("Keep it", role: .cancel) { said = "kept" }
        }
      Text(said)
    }
  }

  @Test("A confirmation dialog on an iPad has no cancel button, but can be canceled")
  func confirmations() {
    let pad = Hearing(on: .iPad) { Asking() }
    _ = pad.told(.first, .activate)
    #expect(pad.everything() == ["Really?", "Delete it, button"])
    #expect(pad.told(.escape) == ["Delete, button"])
    #expect(pad.told(.next) == ["kept"])
    for device in [Session.Device.iPhone, .mac] {
      let other = Hearing(on: device) { Asking() }
      _ = other.told(.first, .activate)
      #expect(other.everything() == ["Really?", "Delete it, button", "Keep it, button"])
    }
  }

  private struct Inspected: View {
    @State private var isShown = false
    var body: some View {
      Button("Details") { isShown.toggle() }.inspector(isPresented: $isShown) { Text("10 kg") }
    }
  }

  @Test("An inspector appears as a sheet on iPhone and beside the content on other devices")
  func inspectors() {
    let phone = Hearing { Inspected() }
    #expect(phone.told(.first, .activate).last == "dialog, 10 kg")
    #expect(phone.everything() == ["10 kg"])
    #expect(phone.told(.escape) == ["Details, button"])
    let pad = Hearing(on: .iPad) { Inspected() }
    _ = pad.told(.first, .activate)
    #expect(pad.everything() == ["Details, button", "10 kg"])
    _ = pad.told(.first, .activate)
    #expect(pad.everything() == ["Details, button"])
  }

  private struct Ship: Identifiable {
    let id: Int
    let name: String
  }

  private struct Fleet: View {
    @State private var chosen: Int?
    var body: some View {
      Table([Ship(id: 1, name: "Aurora"), Ship(id: 2, name: "Boreas")], selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
      Text("Chosen: \(chosen ?? 0)")
    }
  }

  @Test("On iPhone, a table appears as a list of its first column")
  func tables() {
    let phone = Hearing { Fleet() }
    #expect(
      phone.everything() == [
        "Aurora, button, list start", "Boreas, button, list end", "Chosen: 0",
      ]
    )
    _ = phone.told(.first, .next, .activate)
    #expect(phone.everything().dropFirst() == ["selected, Boreas, button, list end", "Chosen: 2"])
    let pad = Hearing(on: .iPad) { Fleet() }
    #expect(pad.everything().first?.contains("Name") == true)
    #expect(pad.everything().count == 7)
  }

  private struct Tabs: View {
    var placement = AdaptableTabBarPlacement.automatic
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book") { Text("All books") }
          Tab("Films", systemImage: "film") { Text("All films") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(placement)
    }
  }

  @Test(
    "Adaptable tabs appear as a bar on iPhone, a bar or sidebar on iPad, and a sidebar on Mac"
  )
  func tabs() {
    let sidebar = [
      "selected, Home, button, list start", "Library, heading", "Books, button",
      "Films, button, list end", "At home",
    ]
    #expect(
      Hearing { Tabs() }.everything() == [
        "At home", "tab bar, selected, Home, tab, 1 of 3", "Books, tab, 2 of 3",
        "Films, tab, 3 of 3",
      ]
    )
    let pad = Hearing(on: .iPad) { Tabs() }
    #expect(
      pad.everything() == [
        "Show Sidebar, button", "tab bar, selected, Home, tab, 1 of 3", "Books, tab, 2 of 3",
        "Films, tab, 3 of 3", "At home",
      ]
    )
    _ = pad.told(.first, .activate)
    let toggled = ["Hide Sidebar, button"] + sidebar
    #expect(pad.everything() == toggled)
    #expect(Hearing(on: .iPad) { Tabs(placement: .sidebar) }.everything() == toggled)
    let mac = Hearing(on: .mac) { Tabs() }
    #expect(mac.everything() == sidebar)
    _ = mac.told(.first, .next, .next, .activate)
    #expect(mac.everything().last == "All books")
  }
}
