// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit view that shows a SwiftUI view and its elements.
@MainActor
final class HostingView: UIView {
  private let asksOver: Bool
  private let content: @MainActor () -> AnyView

  init(isDialog: Bool = false, content: @escaping @MainActor () -> AnyView) {
    asksOver = isDialog
    self.content = content
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { return nil }

  override var isDialog: Bool { asksOver }
  override var hosted: AnyView? { content() }
}
