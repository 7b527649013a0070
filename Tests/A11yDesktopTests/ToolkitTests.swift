// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11yDesktop

/// Tests for recognizing an app's toolkit and for correcting the facts that the toolkit reports.
struct ToolkitTests {
  private func corrected(_ facts: AccessibleFacts, by toolkit: any Toolkit) -> AccessibleFacts {
    var facts = facts
    toolkit.correct(&facts)
    return facts
  }

  @Test func `A toolkit is recognized by the name and version that an app reports`() {
    #expect(ToolkitName(name: "GTK", version: "3.24.38").toolkit is GTK3)
    #expect(ToolkitName(name: "gail", version: "").toolkit is GTK3)
    #expect(ToolkitName(name: "gtk", version: "4.8.3").toolkit is GTK4)
    #expect(ToolkitName(name: "Qt", version: "5.15").toolkit is Qt)
    #expect(ToolkitName(name: "Chrome", version: "120").toolkit is Chromium)
    #expect(ToolkitName(name: "Gecko", version: "").toolkit is Gecko)
    #expect(ToolkitName(name: "", version: "").toolkit is PlainToolkit)
  }

  @Test func `In GTK 4 the name of a class is not the name of an element`() {
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
  func `The file name of an icon is not the name of an element`(_ toolkit: any Toolkit) {
    var facts = AccessibleFacts()
    facts.name = "pan-down-symbolic"
    #expect(corrected(facts, by: toolkit).name.isEmpty)
    facts.name = "This is not-symbolic"
    #expect(corrected(facts, by: toolkit).name == "This is not-symbolic")
  }

  @Test func `An HTML tooltip in Qt is read as plain text`() {
    var facts = AccessibleFacts()
    facts.help =
      "<html><body><p>Save the <b>list</b></p><p>Ctrl&nbsp;+ S &amp;lt; 1</p></body></html>"
    #expect(corrected(facts, by: Qt()).help == "Save the list Ctrl + S &lt; 1")
    facts.help = "a < b"
    #expect(corrected(facts, by: Qt()).help == "a < b")
  }

  @Test func `Objects without a size are hidden in Qt, and menu bars without a size in GTK 3`() {
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

  @Test func `A select element of a page is a pop-up button, but other combo boxes are not`() {
    var facts = AccessibleFacts()
    facts.role = .comboBox
    facts.attributes["tag"] = "select"
    #expect(Gecko().isPopUpButton(facts))
    #expect(!GTK3().isPopUpButton(facts))
    facts.attributes["tag"] = "div"
    #expect(!Chromium().isPopUpButton(facts))
  }
}
