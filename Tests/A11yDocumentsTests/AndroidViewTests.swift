// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yNavigation
import A11yTree
import Foundation
import Testing

/// Tests for the views that TalkBack reaches on an Android screen, and for their words.
@Suite(.timeLimit(.minutes(30)))
struct AndroidViewTests {
  private static let talkBack: Verbosity = {
    var verbosity = Verbosity()
    verbosity.platform = .android
    return verbosity
  }()

  private func uiautomator(_ nodes: String) throws -> Document {
    try Document("<hierarchy rotation=\"0\">\(nodes)</hierarchy>")
  }

  @Test func `TalkBack explains how to activate a clickable view, whatever its role`()
    throws
  {
    let document = try uiautomator(
      """
      <node class="android.view.ViewGroup" clickable="true"><node class="android.widget.TextView" text="Log in"/></node>
      <node class="android.view.ViewGroup" clickable="true" enabled="false" content-desc="Later"/>
      <node class="android.widget.TextView" text="Hello"/>
      """
    )
    #expect(
      try document.heard(Self.talkBack) == [
        "Log in", "double tap to activate", "Later, disabled", "Hello",
      ]
    )
    let compose = try Document(
      "Node #1 at (l=0, t=0, r=9, b=9)px\nText = '[Watch]'\nActions = [OnClick]"
    )
    #expect(try compose.heard(Self.talkBack) == ["Watch", "double tap to activate"])
    let maestro = try Document(
      #"{"attributes":{"accessibilityText":"Home","clickable":"true","resource-id":"a"},"children":[]}"#
    )
    #expect(try maestro.heard(Self.talkBack) == ["Home", "double tap to activate"])
  }

  @Test func `An image without words is reached only if it can be focused`() throws {
    let document = try uiautomator(
      """
      <node class="android.view.ViewGroup" focusable="true" clickable="false"><node class="android.widget.ImageView"/></node>
      <node class="android.widget.ImageView"/><node class="android.widget.ImageView" focusable="true"/>
      <node class="android.widget.ImageView" content-desc="Map"/>
      """
    )
    #expect(try document.heard == ["image", "Map, image"])
  }

  @Test func `The word for its state that Android adds to a switch’s text is not read`() throws {
    func heard(_ text: String, _ isChecked: Bool) throws -> String? {
      try uiautomator(
        "<node class=\"android.widget.Switch\" text=\"\(text)\" checkable=\"true\" checked=\"\(isChecked)\" clickable=\"true\"/>"
      ).heard.first?.components(separatedBy: ", double")[0]
    }
    #expect(try heard("OFF", false) == "switch button, off")
    #expect(try heard("Wi-Fi ON", true) == "Wi-Fi, switch button, on")
    #expect(try heard("Lights OFF", true) == "Lights OFF, switch button, on")
    #expect(try heard("Turn on", true) == "Turn on, switch button, on")
  }

  @Test func `Text in a password field is a password, unless the dump marks it as the hint`()
    throws
  {
    let document = try uiautomator(
      """
      <node class="android.widget.EditText" text="Password" hint="Password" password="true"/>
      <node class="android.widget.EditText" text="••••" password="true"/>
      <node class="android.widget.EditText" text="hunter2" password="true"/>
      """
    )
    let fields = document.elements(.secureTextField)
    #expect(fields.map(\.label) == ["Password", "", ""])
    #expect(fields.map(\.value) == ["", "••••", "•••••••"])
  }

  @Test func `Maestro Studio’s list is recognized`() throws {
    let document = try Document(
      """
      {"screenshot":"/s.png","elements":[{"id":"a"},{"id":"b","bounds":{"x":0.1,"y":0,"width":0.1,"height":0.06},\
      "resourceId":"x","text":"11:45"}]}
      """
    )
    #expect(document.format == .maestro)
    #expect(try document.heard == ["11:45"])
  }
}
