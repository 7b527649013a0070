// SPDX-License-Identifier: MIT

import SwiftUI

/// A registration form with nested groups, buttons with delayed actions, and values that are concatenated.
struct RegistrationView: View {
  @State private var name = ""
  @State private var year = ""
  @State private var problem = ""
  @State private var step = 0
  @FocusState private var isNameFocused: Bool
  @AccessibilityFocusState private var isProblemFocused: Bool

  var body: some View {
    Form {
      Section("Who you are") {
        Group {
          TextField("Name", text: $name)
            .focused($isNameFocused)
            .accessibilityValue(name + ", required, " + problem)
          Group {
            TextField("Year of birth", text: $year)
              .accessibilityValue(year + ", four digits, " + problem)
              .accessibilityHint("Four digits")
            Group {
              Button("Check") {
                problem = year.count == 4 ? "" : "The year has four digits."
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isProblemFocused = true }
              }
              Button("Start again") {
                name = ""
                year = ""
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isNameFocused = true }
              }
            }
          }
        }
      }
      Section("How far you are") {
        Group {
          ForEach(1...4, id: \.self) { number in
            Group {
              if number <= step {
                Label("Step \(number)", systemImage: "checkmark")
              } else {
                Button("Step \(number)") {
                  step = number
                  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isNameFocused = false }
                }
              }
            }
            .accessibilityHint("Step \(number) of 4")
          }
        }
        if !problem.isEmpty {
          Text(problem)
            .foregroundStyle(.red)
            .accessibilityFocused($isProblemFocused)
        }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Group {
          Button("Done") {
            isNameFocused = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isProblemFocused = true }
          }
        }
      }
    }
  }
}
