// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// Initializers for controls that other tests do not cover.
@MainActor @Suite(.timeLimit(.minutes(30))) struct InitializerTests {
  private let title = "Title"

  private struct Source {
    @Binding var isOn: Bool
    @Binding var choice: Int
  }

  private var sources: [Source] {
    [true, false].map { Source(isOn: .constant($0), choice: .constant($0 ? 1 : 2)) }
  }

  @Test func `Controls accept symbols`() {
    let hearing = Hearing {
      Button("A", systemImage: "star") {}
      Button(title, systemImage: "star") {}
      Button("B", systemImage: "star", role: .destructive) {}
      Toggle("C", systemImage: "star", isOn: .constant(true))
      Toggle("D", systemImage: "star", sources: sources, isOn: \.$isOn)
      Toggle(title, systemImage: "star", isOn: .constant(false))
      Picker("E", systemImage: "star", sources: sources, selection: \.$choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
    let hint = ", double tap to toggle setting"
    #expect(
      hearing.everything() == [
        "A, button", "Title, button", "B, button", "C, switch button, on" + hint,
        "D, switch button, mixed" + hint, "Title, switch button, off" + hint,
        "E, button, pop up button, double tap to activate the picker",
      ]
    )
  }

  @Test func `Steppers announce their formatted value`() {
    struct Step: View {
      @State private var share = 0.5
      var body: some View {
        Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
      }
    }
    let hint = ", swipe up or down with one finger to adjust the value"
    let hearing = Hearing { Step() }
    #expect(hearing.opening == ["Share, 50%, adjustable" + hint])
    #expect(hearing.told(.increment, .increment, .increment) == ["75%", "100%"])
    let other = Hearing {
      Stepper(title, value: .constant(2.0), format: .number)
      Stepper(value: .constant(3.0), format: .number) { Text("Label") }
    }
    #expect(
      other.everything() == ["Title, 2, adjustable" + hint, "Label, 3, adjustable" + hint]
    )
  }

  @Test func `Fields accept formatters`() {
    struct Fields: View {
      @State private var count = 7
      @State private var day: Date? = Date(timeIntervalSince1970: 0)
      private let numbers: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        return formatter
      }()
      private let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
      }()
      var body: some View {
        TextField("Count", value: $count, formatter: numbers)
        Text("\(count)")
        TextField("Day", value: $day, formatter: dates, prompt: Text("a day"))
      }
    }
    let hearing = Hearing { Fields() }
    let hint = ", text field, double tap to edit"
    #expect(hearing.everything() == ["Count, 7" + hint, "7", "Day, 1970-01-01" + hint])
    _ = hearing.told(.first, .activate)
    hearing.session.perform(.type("3"))
    #expect(hearing.told(.next) == ["73"])
    _ = hearing.told(.first, .activate)
    hearing.session.perform(.type("x"))
    #expect(hearing.told(.next) == ["73"])
  }

  @Test func `Split views show their columns`() {
    let visibility = Binding.constant(NavigationSplitViewVisibility.all)
    let column = Binding.constant(NavigationSplitViewColumn.detail)
    struct Page: View {
      let visibility: Binding<NavigationSplitViewVisibility>
      let column: Binding<NavigationSplitViewColumn>
      var body: some View {
        NavigationSplitView(columnVisibility: visibility) {
          Text("A")
        } detail: {
          Text("B")
        }
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
          Text("C")
        } content: {
          Text("D")
        } detail: {
          Text("E")
        }
        NavigationSplitView(preferredCompactColumn: column) {
          Text("F")
        } detail: {
          Text("G")
        }
      }
    }
    let mac = Hearing(on: .mac) { Page(visibility: visibility, column: column) }
    let words = mac.everything().filter { $0 != "Hide Sidebar, button" }
    #expect(words == ["A", "B", "C", "D", "E", "F", "G"])
    let phone = Hearing { Page(visibility: visibility, column: column) }
    #expect(phone.everything() == ["A", "back button", "E", "back button", "G"])
  }

  @Test func `A search without results is announced`() {
    let hearing = Hearing {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "cats")
    }
    #expect(
      hearing.everything() == [
        "No Results", "Check the spelling or try a new search.", "No Results for “cats”",
        "Check the spelling or try a new search.",
      ]
    )
  }

  @Test func `Toolbars accept groups`() {
    let hearing = Hearing {
      NavigationStack {
        Text("Body")
          .toolbar {
            Group {
              ToolbarItem { Button("One") {} }
              ToolbarItem { Button("Two") {} }
            }
          }
      }
    }
    #expect(hearing.everything() == ["One, button", "Two, button", "Body"])
  }
}
