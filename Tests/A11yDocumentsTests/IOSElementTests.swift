// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Tests for the views that VoiceOver reaches on an iOS screen, in captures that do not record which views are
/// elements.
@Suite(.timeLimit(.minutes(30)))
struct IOSElementTests {
  private func screen(_ content: String) throws -> Document {
    let text =
      "<XCUIElementTypeApplication label=\"App\" x=\"0\" y=\"0\" width=\"400\" height=\"800\">\(content)</XCUIElementTypeApplication>"
    return try Document(
      text.replacing("<-", with: "</").replacing("<E", with: "<XCUIElementType")
        .replacing("</E", with: "</XCUIElementType")
    )
  }

  @Test func `A view with a label or value and only words inside is one element`() throws {
    let document = try screen(
      """
      <EOther label="Last 7 days" value="6 of 7 done"><EOther><EStaticText label="T"/></EOther>\
      <EStaticText label="W"/></EOther>
      <EOther value="0 of 3 done"><EStaticText label="0/3"/></EOther>
      <EOther value="Ready"/>
      <EOther label="Home 3 new"><EImage label="house"/><EStaticText label="Home"/><EStaticText label="3 new"/></EOther>
      <EOther label="Sponsor"><EOther label="Sponsor"><EStaticText label="Sponsor"/></EOther></EOther>
      """
    )
    #expect(
      try document.heard == [
        "Last 7 days, 6 of 7 done", "0 of 3 done", "Ready", "Home 3 new", "Sponsor",
      ]
    )
    let description = try Document(
      """
      Application, 0x1, pid: 2, label: 'App'
        Other, 0x2, {{0, 0}, {9, 9}}, label: 'Last 7 days', value: 6 of 7 done
          StaticText, 0x3, {{0, 0}, {1, 1}}, label: 'T'
      """
    )
    #expect(try description.heard == ["Last 7 days, 6 of 7 done"])
  }

  @Test func `A labeled view that contains controls or other elements stays a container`() throws {
    let document = try screen(
      """
      <EOther label="Cart"><EStaticText label="Oar"/><EButton label="Remove"/></EOther>
      <EOther label="Suggestions"><EOther label="The"/><EOther label="Then"/></EOther>
      <EOther label="Results"><EScrollView><EStaticText label="None"/></EScrollView></EOther>
      <EWebView><EOther label="main"><EStaticText label="Welcome"/></EOther></EWebView>
      """
    )
    #expect(document.elements(.group).map(\.label) == ["Cart", "Suggestions", "Results", "main"])
    #expect(
      document.elements(.staticText).map(\.label) == ["Oar", "The", "Then", "None", "Welcome"]
    )
  }

  @Test func `The label of a container that only repeats its contents is not spoken`() throws {
    let document = try screen(
      """
      <EOther label="Join Name Go"><EOther label="Join Name Go"><EOther label="Join Name">\
      <EStaticText label="Join"/><EStaticText label="Name"/></EOther><EButton label="Go"/></EOther></EOther>
      """
    )
    #expect(try document.heard == ["Join Name", "Go, button"])
  }

  @Test func `What an app made accessible is not guessed`() throws {
    let document = try screen(
      """
      <EOther label="Week" accessible="false"><EStaticText label="T" accessible="true"/>\
      <EImage accessible="true" name="logo"/></EOther>
      """
    )
    #expect(try document.heard == ["T", "image"])
  }

  @Test func `An image without words is not an element, except on a web page`() throws {
    let document = try screen(
      """
      <EImage name="AdditionalDimmingOverlay"/><EImage name="star" label="Favorite"/>
      <EWebView><EImage name="logo.png"/></EWebView>
      """
    )
    #expect(document.elements(.image).map(\.label) == ["Favorite", ""])
    #expect(
      try Document(
        """
        Application, 0x1, pid: 2, label: 'App'
          Image, 0x2, {{0, 0}, {9, 9}}, identifier: 'logo'
          StaticText, 0x3, {{0, 0}, {1, 1}}, label: 'T'
        """
      ).heard == ["T"]
    )
  }

  @Test(arguments: ["Vertical scroll bar, 1 page", "Vertikaler Scrollbalken, 1 Seite"])
  func `Scroll bars are left out`(label: String) throws {
    let document = try screen(
      """
      <EScrollView x="0" y="100" width="400" height="600"><EStaticText label="Text"/>\
      <EOther value="0%" label="\(label)" x="367" y="100" width="30" height="600" traits="Adjustable"/>\
      <EOther value="0 %" label="\(label)" x="0" y="667" width="400" height="30" traits="Adjustable"/>\
      <EOther value="50%" label="Step 1" x="20" y="300" width="360" height="20"/></EScrollView>
      """
    )
    #expect(try document.heard == ["Text", "Step 1, 50%"])
  }

  @Test func `Elements outside the screen are read if scrolling shows them`() throws {
    let document = try screen(
      """
      <EScrollView visible="true" x="0" y="100" width="400" height="600"><EButton label="Top" visible="true"/>\
      <EButton label="Register" enabled="false" visible="false" x="0" y="1007" width="400" height="40"/>\
      <EButton label="Covered" visible="false" x="0" y="300" width="400" height="40"/>\
      <EButton label="Flat" visible="false" x="0" y="1100" width="400" height="0"/></EScrollView>\
      <EButton label="Beside" visible="false" x="500" y="0" width="40" height="40"/>\
      <EScrollView visible="false"><EButton label="Behind" visible="false" x="0" y="1007" width="400" height="40"/></EScrollView>
      """
    )
    #expect(try document.heard == ["Top, button", "Register, dimmed, button"])
    #expect(
      document.notices.first?.description
        == "an element is not visible and was left out (4 times)"
    )
  }

  @Test func `A labeled table cell is one element, or the control in it`() throws {
    let document = try screen(
      """
      <ETable><ECell label="Sign in" value="Set up iCloud"><EStaticText label="Sign in"/>\
      <EStaticText label="Set up iCloud"/><EImage name="chevron"/></ECell>
      <ECell label="Wi-Fi" value="1"><EStaticText label="Wi-Fi"/><ESwitch label="Wi-Fi" value="1"/></ECell>
      <ECell><EStaticText label="One"/><EStaticText label="Two"/></ECell></ETable>
      """
    )
    #expect(
      try document.heard.map { $0.components(separatedBy: ", double")[0] } == [
        "Sign in, Set up iCloud", "Wi-Fi, switch button, on", "One", "Two",
      ]
    )
  }

  @Test func `Maestro’s iOS screen is read once, without the app’s name, with its values`() throws {
    func node(_ attributes: [String: String], _ children: String...) -> String {
      let all = ["accessibilityText", "title", "value", "text", "hintText"].map {
        "\"\($0)\":\"\(attributes[$0] ?? "")\""
      }
      let others = attributes.filter {
        !["accessibilityText", "title", "value", "text", "hintText"].contains($0.key)
      }
      .sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
      return
        "{\"attributes\":{\((all + others).joined(separator: ","))},\"children\":[\(children.joined(separator: ","))]}"
    }
    let box = ["accessibilityText": "BOX 1", "text": "BOX 1", "bounds": "[20,70][373,87]"]
    let text = node(
      [:],
      node(
        ["accessibilityText": "Shop", "bounds": "[0,0][393,852]"],
        node(["bounds": "[0,0][393,852]"], node(box, node(box))),
        node(["accessibilityText": "Mobile Service", "value": "No signal", "text": "No signal"]),
        node(["accessibilityText": "Town", "value": "Oslo", "hintText": "Where"]),
        node(["accessibilityText": "Late", "value": "1", "checked": "true"]),
        node(["accessibilityText": "Pay", "enabled": "false"])
      )
    )
    let document = try Document(text)
    #expect(document.format == .maestro)
    #expect(
      try document.heard.map { $0.components(separatedBy: ", double")[0] } == [
        "BOX 1", "Mobile Service, No signal", "Town, Oslo, text field", "Late, switch button, on",
        "Pay, dimmed",
      ]
    )
  }
}
