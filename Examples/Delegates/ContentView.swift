// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that shows the state reported by the delegates and the scene phase.
struct ContentView: View {
  @Environment(AppDelegate.self) private var appDelegate
  @Environment(SceneDelegate.self) private var sceneDelegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var phases: [String] = []

  var body: some View {
    VStack {
      Text("Launched \(appDelegate.launched ? "True" : "False")")
      Text("Foreground \(sceneDelegate.foreground ? "True" : "False")")
      Text("Phases: \(phases.joined(separator: ", "))")
    }
    .onChange(of: scenePhase, initial: true) { phases.append("\(scenePhase)") }
  }
}
