// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Flutter's semantics trees.
@Suite(.timeLimit(.minutes(30)))
struct FlutterTests {
  @Test func `A node speaks and does what is merged into it`() throws {
    let document = try Document(
      """
      SemanticsNode#0
       ├─SemanticsNode#8
       │ │ merge boundary ⛔️
       │ │ tooltip: "Increment"
       │ │
       │ └─SemanticsNode#9
       │     merged up ⬆️
       │     actions: tap
       │     flags: isButton, hasEnabledState, isEnabled, isFocusable
       └─SemanticsNode#2
         │ merge boundary ⛔️
         │
         ├─SemanticsNode#3
         │   merged up ⬆️
         │   label: "Night"
         └─SemanticsNode#4
           │ merged up ⬆️
           │ flags: hasToggledState, isToggled
           │
           └─SemanticsNode#5
               merged up ⬆️
               label: "mode"
               hint: "Saves power"
      """
    )
    #expect(try document.heard.first == "Increment, button")
    let control = document.elements(.switchButton).first
    #expect(control?.label == "Night, mode")
    #expect(control?.details.hint == "Saves power")
    #expect(control?.states.checked == .on)
    #expect(document.elements(.button).first?.actions.contains(.activate) == true)
    #expect(try document.heard.count == 2)
  }

  @Test func `Flags and actions continue on the next line`() throws {
    let document = try Document(
      """
      SemanticsNode#0
       ├─SemanticsNode#4
       │   actions: didGainAccessibilityFocus,
       │     focus, tap
       │   flags: isTextField, isFocused, hasEnabledState,
       │     isEnabled, hasRequiredState,
       │     isRequired
       │   label: "Name"
       └─SemanticsNode#5
           flags: hasCheckedState, isChecked,
             isInMutuallyExclusiveGroup
           label: "Return"
      """
    )
    let field = document.element("Name")
    #expect(field?.states.isDisabled == false)
    #expect(field?.states.isRequired == true)
    #expect(field?.actions.contains(.activate) == true)
    #expect(document.element("Return")?.role == .radio)
  }

  @Test func `A tooltip is part of the label`() throws {
    let document = try Document(
      """
      SemanticsNode#0
       ├─SemanticsNode#1
       │   flags: isButton
       │   label: "Add"
       │   tooltip: "Increment"
       └─SemanticsNode#2
           flags: isButton
           label: "Save"
           tooltip: "Save"
      """
    )
    #expect(try document.heard == ["Add, Increment, button", "Save, button"])
  }

  @Test func `A transformed rectangle is placed by its matrix`() throws {
    let document = try Document(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 402.0, 874.0)
       ├─SemanticsNode#8
       │ │ Rect.fromLTRB(0.0, 0.0, 56.0, 40.0) with transform
       │ │ [[0.0,-1.0,0.0,330.0];
       │ │ [1.0,0.0,0.0,768.0]; [0.0,0.0,1.0,0.0];
       │ │ [0.0,0.0,0.0,1.0]]
       │ │ label: "Turned"
       │ └─SemanticsNode#9
       │     Rect.fromLTRB(1.0, 2.0, 3.0, 4.0)
       │     label: "Inside"
       └─SemanticsNode#10
           Rect.fromLTRB(0.0, 0.0, 9.0, 9.0) with transform [[2.0,0.0,0.0,5.0]; [0.0,2.0,0.0,6.0]; [0,0,1,0]; [0,0,0,1]]
           label: "Scaled"
      """
    )
    #expect(
      document.element("Turned")?.details.frame == Frame(x: 290, y: 768, width: 40, height: 56)
    )
    #expect(document.element("Scaled")?.details.frame == Frame(x: 5, y: 6, width: 18, height: 18))
  }
}
