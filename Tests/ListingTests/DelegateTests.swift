// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "App and scene delegates work as the documentation articles describe",
  .printing,
  .timeLimit(.minutes(30))
)
struct DelegateTests {
  @Test("An app delegate is created and notified of the launch before anything is shown")
  func launch() async throws {
    let session = try await Session(LaunchPrintingDelegate.DelegateDemo())
    #expect(printed() == ["App launched"])
    session.expect("DelegateDemo, window, Hello World")
  }

  @Test("An app delegate can be specified by its type")
  func named() async throws {
    let session = try await Session(LaunchDelegateApp.NewAllApp())
    #expect(printed() == ["launch"])
    session.expect("NewAllApp, window, Hello world")
  }

  @Test("An app delegate that is an observable object is available in the environment")
  func object() async throws {
    let session = try await Session(DelegateInEnvironment.DelegateDemo())
    session.expect("DelegateDemo, window, Launched True")
  }

  @Test(
    "A scene delegate is notified when its scene enters the foreground"
  )
  func scene() async throws {
    let session = try await Session(SceneDelegateInEnvironment.DelegateDemo())
    session.expect("DelegateDemo, window, Launched True")
    #expect(printed() == ["will enter foreground"])
    session.perform("background")
    #expect(printed() == [])
    session.perform("activate app")
    #expect(printed() == ["will enter foreground"])
    _ = session.heard()
  }

  @Test("Views read observable delegates from the environment by type")
  func observable() async throws {
    let session = try await Session(ObservableDelegates.PropertyWrapperApp())
    session.expect("PropertyWrapperApp, window, Launched True")
    #expect(printed() == ["lanched", "will enter foreground"])
    session.perform("next")
    session.expect("Foreground True")
  }
}
