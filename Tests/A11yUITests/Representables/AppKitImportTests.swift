// SPDX-License-Identifier: MIT

import AppKit
import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Tests that import the modules of platforms", .timeLimit(.minutes(10)))
struct AppKitImportTests {
  @Test("A test that imports Testing with them builds, and the app is there by its global names")
  func imports() {
    #expect(NSApp === NSApplication.shared)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).alpha == 1)
  }

  @Test("A text keeps its attributes until it is typed or set anew")
  func attributedText() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "bold", attributes: [.kern: 2])
    #expect(view.text == "bold")
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    view.text = "bolder"
    #expect(view.attributedText.string == "bolder")
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "Name"
    #expect(label.attributedText?.string == "Name")
  }
}
