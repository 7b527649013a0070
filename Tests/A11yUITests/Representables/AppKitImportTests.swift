// SPDX-License-Identifier: MIT

import AppKit
import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Tests that import AppKit or UIKit", .timeLimit(.minutes(30)))
struct AppKitImportTests {
  @Test("A test that also imports Testing compiles, and global names such as NSApp are available")
  func imports() {
    #expect(NSApp === NSApplication.shared)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).alpha == 1)
  }

  @Test("An attributed string keeps its attributes until it is edited or replaced")
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
