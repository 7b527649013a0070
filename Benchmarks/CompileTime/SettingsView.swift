// SPDX-License-Identifier: MIT

import SwiftUI

/// A settings view with a single body. The view's sections contain rows, pickers, sliders, alerts and navigation.
struct SettingsView: View {
  @AppStorage("toggle0") private var toggle0 = true
  @AppStorage("toggle1") private var toggle1 = false
  @AppStorage("toggle2") private var toggle2 = true
  @AppStorage("toggle3") private var toggle3 = false
  @AppStorage("toggle4") private var toggle4 = true
  @AppStorage("toggle5") private var toggle5 = false
  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var language = Language.english
  @State private var volume = 0.5
  @State private var brightness = 0.7
  @State private var size = 3
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var accent = Color.blue
  @State private var isResetting = false
  @State private var isSignedIn = true
  @State private var query = ""
  @State private var path = NavigationPath()
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.openURL) private var openURL

  enum Field: Hashable { case name, mail, password }
  enum Language: String, CaseIterable, Identifiable {
    case english, german, french, norwegian
    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  private var isComplete: Bool { !name.isEmpty && mail.contains("@") && password.count >= 8 }

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
              .resizable()
              .scaledToFit()
              .frame(width: 48, height: 48)
              .foregroundStyle(.secondary)
              .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
              Text(name.isEmpty ? "Nobody" : name).font(.headline)
              Text(mail.isEmpty ? "No address" : mail)
                .font(.subheadline)
                .foregroundStyle(isSignedIn ? Color.secondary : .red)
            }
            Spacer()
            Button("Edit", systemImage: "pencil") { focus = .name }
              .labelStyle(.iconOnly)
              .buttonStyle(.bordered)
          }
          .accessibilityElement(children: .combine)
          .padding(.vertical, 8)
        }
        Section("Account") {
          TextField("Name", text: $name, prompt: Text("Required"))
            .focused($focus, equals: .name)
            .textContentType(.name)
            .submitLabel(.next)
            .onSubmit { focus = .mail }
          TextField("Mail", text: $mail)
            .focused($focus, equals: .mail)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .onSubmit { focus = .password }
          SecureField("Password", text: $password)
            .focused($focus, equals: .password)
            .submitLabel(.done)
          DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
          if !isComplete {
            Label("Name, mail and a password of eight characters", systemImage: "info.circle")
              .font(.footnote)
              .foregroundStyle(.orange)
          }
        }
        Section {
          Toggle(isOn: $toggle0) {
            Label("Wi-Fi", systemImage: "wifi").foregroundStyle(toggle0 ? .primary : .secondary)
          }
          .accessibilityHint(toggle0 ? "Turns Wi-Fi off" : "Turns Wi-Fi on")
          Toggle(isOn: $toggle1) {
            Label("Bluetooth", systemImage: "dot.radiowaves.left.and.right").foregroundStyle(
              toggle1 ? .primary : .secondary
            )
          }
          .accessibilityHint(toggle1 ? "Turns Bluetooth off" : "Turns Bluetooth on")
          Toggle(isOn: $toggle2) {
            Label("Airplane mode", systemImage: "airplane").foregroundStyle(
              toggle2 ? .primary : .secondary
            )
          }
          .accessibilityHint(toggle2 ? "Turns Airplane mode off" : "Turns Airplane mode on")
        } header: {
          Text("Switches 1").textCase(nil)
        } footer: {
          Text("\([toggle0, toggle1, toggle2].filter { $0 }.count) of 3 are on.")
        }
        Section {
          Toggle(isOn: $toggle3) {
            Label("Hotspot", systemImage: "personalhotspot").foregroundStyle(
              toggle3 ? .primary : .secondary
            )
          }
          .accessibilityHint(toggle3 ? "Turns Hotspot off" : "Turns Hotspot on")
          Toggle(isOn: $toggle4) {
            Label("Do not disturb", systemImage: "moon.fill").foregroundStyle(
              toggle4 ? .primary : .secondary
            )
          }
          .accessibilityHint(toggle4 ? "Turns Do not disturb off" : "Turns Do not disturb on")
          Toggle(isOn: $toggle5) {
            Label("Location", systemImage: "location.fill").foregroundStyle(
              toggle5 ? .primary : .secondary
            )
          }
          .accessibilityHint(toggle5 ? "Turns Location off" : "Turns Location on")
        } header: {
          Text("Switches 2").textCase(nil)
        } footer: {
          Text("\([toggle3, toggle4, toggle5].filter { $0 }.count) of 3 are on.")
        }
        Section("Look") {
          Picker("Language", selection: $language) {
            ForEach(Language.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.menu)
          ColorPicker("Accent", selection: $accent, supportsOpacity: false)
          Stepper("Size of text: \(size)", value: $size, in: 1...9)
          Slider(value: $brightness, in: 0...1) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
          .accessibilityValue(brightness.formatted(.percent.precision(.fractionLength(0))))
          Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
          RoundedRectangle(cornerRadius: 12, style: .continuous)
            .fill(accent.opacity(brightness).gradient)
            .frame(height: CGFloat(size) * 8 + (colorScheme == .dark ? 12 : 4))
            .overlay {
              Text("Preview")
                .font(.system(size: CGFloat(size) * 2 + 10, weight: .semibold, design: .rounded))
                .foregroundStyle(.white)
            }
            .animation(.spring(duration: 0.3), value: size)
        }
        Section("More") {
          NavigationLink("Notifications") { NotificationSettings() }
          NavigationLink {
            AboutView()
          } label: {
            LabeledContent("About", value: "2.4 (\(size * 100 + Int(volume * 10)))")
          }
          Button("Help", systemImage: "questionmark.circle") {
            if let url = URL(string: "https://example.com/help") { openURL(url) }
          }
          Link("Terms", destination: URL(string: "https://example.com/terms")!)
          Button("Reset", role: .destructive) { isResetting = true }
            .disabled(!isSignedIn)
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $query, prompt: "Search settings")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { dismiss() }.disabled(!isComplete)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .confirmationDialog("Reset everything?", isPresented: $isResetting, titleVisibility: .visible)
      {
        Button("Reset", role: .destructive) { reset() }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("All \(toggleCount) switches and your account are set back.")
      }
      .onChange(of: language) { _, new in query = new.title }
      .onAppear { focus = name.isEmpty ? .name : nil }
    }
    .tint(accent)
  }

  private var toggleCount: Int { 6 }

  private func reset() {
    (name, mail, password) = ("", "", "")
    (volume, brightness, size) = (0.5, 0.7, 3)
    isSignedIn = false
  }
}

struct NotificationSettings: View {
  @State private var sounds = ["Bell": true, "Drop": false, "Wave": true]
  @State private var hours: ClosedRange<Double> = 8...22
  @State private var summary = Summary.daily

  enum Summary: String, CaseIterable { case never, daily, weekly }

  var body: some View {
    List {
      Section("Sounds") {
        ForEach(sounds.keys.sorted(), id: \.self) { name in
          Toggle(name, isOn: Binding(get: { sounds[name] ?? false }, set: { sounds[name] = $0 }))
        }
        .onDelete { places in
          for place in places { sounds.removeValue(forKey: sounds.keys.sorted()[place]) }
        }
      }
      Section("Summary") {
        Picker("How often", selection: $summary) {
          ForEach(Summary.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        Text("Between \(Int(hours.lowerBound)):00 and \(Int(hours.upperBound)):00")
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Notifications")
    .toolbar { EditButton() }
  }
}

struct AboutView: View {
  private let credits = ["Texts", "Pictures", "Sounds", "Translations"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("About").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
        ForEach(Array(credits.enumerated()), id: \.offset) { number, credit in
          HStack {
            Text("\(number + 1).").monospacedDigit().foregroundStyle(.secondary)
            Text(credit)
            Spacer()
            Image(systemName: number.isMultiple(of: 2) ? "star" : "star.fill")
          }
          .padding()
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
        }
      }
      .padding()
    }
  }
}

#Preview { SettingsView() }
