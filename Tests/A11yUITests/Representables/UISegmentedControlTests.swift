// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@testable import A11yUI

/// UIKit's segmented control and stepper.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct UISegmentedControlTests {
  @Test func `Segments announce their positions and the selection`() throws {
    let controller = UIViewController()
    let segments = UISegmentedControl(items: ["Left", "Middle", "Right"])
    segments.selectedSegmentIndex = 0
    controller.view.addSubview(segments)
    let heard = HeardView { ShownController { controller } }
    #expect(try heard.run("describe") == ["selected, Left, button, 1 of 3"])
    #expect(try heard.run("last") == ["Right, button, 3 of 3"])
    try heard.run("activate")
    #expect(segments.selectedSegmentIndex == 2)
  }

  @Test func `A stepper that the program makes an element is adjustable`() throws {
    let controller = UIViewController()
    let stepper = UIStepper()
    stepper.isAccessibilityElement = true
    stepper.accessibilityLabel = "Guests"
    controller.view.addSubview(stepper)
    let heard = HeardView { ShownController { controller } }
    #expect(heard.labels == ["Guests"])
    try heard.run("increment")
    #expect(stepper.value == 1)
  }
}
