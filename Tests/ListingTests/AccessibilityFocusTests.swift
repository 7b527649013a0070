// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "Accessibility focus works as the article on property wrappers describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct AccessibilityFocusTests {
  private let both: AccessibilityTechnologies = [.voiceOver, .switchControl]

  @Test("A focus wrapper for Switch Control follows Switch Control’s focus rather than VoiceOver’s")
  func switchControl() async throws {
    let session = try await Session(
      SwitchControlFocus.AccessibilityFocusStateView(),
      technology: both
    )
    session.expect("Press me, button", "switch-control: Press me, button")
    session.perform("next")
    session.expect("Click me, button")
    #expect(printed() == [])
    session.press("f2")
    session.expect("Switch Control", "Press me, button")
    session.perform("next")
    session.expect("Click me, button")
    #expect(printed() == ["true"])
    session.perform("previous")
    session.expect("Press me, button")
    #expect(printed() == ["false"])
    #expect(session.focus(of: .voiceOver)?.label == "Click me")
  }

  @Test("The article’s focus buttons work with either assistive technology")
  func actions() async throws {
    let session = try await Session(
      SwitchControlFocus.AccessibilityFocusStateView(),
      technology: .switchControl
    )
    session.find("Press me").activate()
    session.find("Click me").activate()
    #expect(printed() == ["Press", "true", "Click"])
    session.expectSilence()
  }

  @Test("An accessibility focus wrapper for all technologies moves each technology’s focus")
  func all() async throws {
    let session = try await Session(
      AnyTechnologyFocus.AccessibilityFocusStateView(),
      technology: both
    )
    session.expect("Press me, button", "switch-control: Press me, button")
    session.perform("activate")
    session.expect("Click me, button", "switch-control: Click me, button")
    session.perform("activate")
    session.expectSilence()
    #expect(printed() == ["Click"])
    #expect(session.focus(of: .switchControl) == session.focus(of: .voiceOver))
  }

  @Test("An accessibility focus wrapper for all technologies moves the active technology’s focus")
  func each() async throws {
    for technology in [AccessibilityTechnologies.voiceOver, .switchControl] {
      let session = try await Session(
        AnyTechnologyFocus.AccessibilityFocusStateView(),
        technology: technology
      )
      session.expect("Press me, button")
      session.find("Press me").activate()
      session.expect("Click me, button")
    }
  }

  @Test("A focus wrapper for Switch Control with several values moves only Switch Control’s focus")
  func severalOfSwitchControl() async throws {
    let session = try await Session(OneTechnologyFocus.SwitchControlView(), technology: both)
    session.expect("Press me, button", "switch-control: Press me, button")
    #expect(printed() == ["press"])
    session.perform("activate")
    session.expect("switch-control: Click me, button")
    #expect(printed() == ["click"])
    session.perform("next")
    session.expect("Click me, button")
    session.perform("previous")
    session.expect("Press me, button")
    #expect(printed() == [])
  }

  @Test("A focus wrapper for VoiceOver with several values moves only VoiceOver’s focus")
  func severalOfVoiceOver() async throws {
    let session = try await Session(OneTechnologyFocus.VoiceOverView(), technology: both)
    session.expect("Press me, button", "switch-control: Press me, button")
    #expect(printed() == ["press"])
    session.perform("activate")
    session.expect("Click me, button")
    #expect(printed() == ["click"])
    #expect(session.focus(of: .switchControl)?.label == "Press me")
  }
}
