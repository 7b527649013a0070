// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11yDesktop

/// How the libraries of apps are told apart, and how what they say is corrected.
struct ToolkitTests {
  private func corrected(_ facts: AccessibleFacts, by toolkit: any Toolkit) -> AccessibleFacts {
    var facts = facts
    toolkit.correct(&facts)
    return facts
  }

  @Test func `A library is found by the name and the version that an app gives`() {
    #expect(ToolkitName(name: "GTK", version: "3.24.38").toolkit is GTK3)
    #expect(ToolkitName(name: "gail", version: "").toolkit is GTK3)
    #expect(ToolkitName(name: "gtk", version: "4.8.3").toolkit is GTK4)
    #expect(ToolkitName(name: "Qt", version: "5.15").toolkit is Qt)
    #expect(ToolkitName(name: "Chrome", version: "120").toolkit is Chromium)
    #expect(ToolkitName(name: "Gecko", version: "").toolkit is Gecko)
    #expect(ToolkitName(name: "", version: "").toolkit is PlainToolkit)
  }

  @Test func `The name of a class is no name in GTK 4`() {
    var facts = AccessibleFacts()
    facts.name = "GtkBox"
    #expect(corrected(facts, by: GTK4()).name.isEmpty)
    #expect(corrected(facts, by: GTK3()).name == "GtkBox")
    facts.name = "AdwLeaflet"
    #expect(corrected(facts, by: GTK4()).name.isEmpty)
    facts.name = "Gtk is a toolkit"
    #expect(corrected(facts, by: GTK4()).name == "Gtk is a toolkit")
  }

  @Test(arguments: [GTK3() as any Toolkit, GTK4()])
  func `The file name of an icon is no name`(_ toolkit: any Toolkit) {
    var facts = AccessibleFacts()
    facts.name = "pan-down-symbolic"
    #expect(corrected(facts, by: toolkit).name.isEmpty)
    facts.name = "This is not-symbolic"
    #expect(corrected(facts, by: toolkit).name == "This is not-symbolic")
  }

  @Test func `A tool tip of Qt's in HTML is plain text`() {
    var facts = AccessibleFacts()
    facts.help =
      "<html><body><p>Save the <b>list</b></p><p>Ctrl&nbsp;+ S &amp;lt; 1</p></body></html>"
    #expect(corrected(facts, by: Qt()).help == "Save the list Ctrl + S &lt; 1")
    facts.help = "a < b"
    #expect(corrected(facts, by: Qt()).help == "a < b")
  }

  @Test func `What has no size does not show in Qt, nor does a menu bar in GTK 3`() {
    var facts = AccessibleFacts()
    facts.states = [.visible, .showing]
    facts.interfaces = [.component]
    #expect(!Qt().shows(facts))
    #expect(GTK3().shows(facts))
    facts.role = .menuBar
    #expect(!GTK3().shows(facts))
    facts.frame = Frame(x: 0, y: 0, width: 10, height: 10)
    #expect(Qt().shows(facts))
    #expect(GTK3().shows(facts))
  }

  @Test func `A select of a page shows its menu when it is opened, a combo box does not`() {
    var facts = AccessibleFacts()
    facts.role = .comboBox
    facts.attributes["tag"] = "select"
    #expect(Gecko().isPopUpButton(facts))
    #expect(!GTK3().isPopUpButton(facts))
    facts.attributes["tag"] = "div"
    #expect(!Chromium().isPopUpButton(facts))
  }
}
