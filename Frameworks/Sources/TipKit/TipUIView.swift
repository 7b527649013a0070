// SPDX-License-Identifier: MIT

import SwiftUI

/// A tip in a UIKit view hierarchy; it is announced in the same way as a tip in a `TipView`.
@MainActor
@preconcurrency
open class TipUIView: UIView {
  private let hosting: UIHostingController<AnyView>
  /// The radius of the tip's corners, in points. This property does not affect accessibility elements.
  open var cornerRadius: CGFloat = 0
  /// The size of the tip's image, in points. This property does not affect accessibility elements.
  open var imageSize = CGSize.zero

  /// Creates a view for a tip.
  public init(
    _ tip: any Tip,
    arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    hosting = UIHostingController(
      rootView: AnyView(TipView(AnyTip(tip), arrowEdge: arrowEdge, action: actionHandler))
    )
    super.init(frame: .zero)
    addSubview(hosting.view)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }
}

/// A tip in a UIKit popover that a program presents; it is announced in the same way as a tip in a `TipView`.
@MainActor
@preconcurrency
open class TipUIPopoverViewController: UIHostingController<AnyView> {
  /// The size of the tip's image, in points. This property does not affect accessibility elements.
  open var imageSize = CGSize.zero

  /// Creates a popover for a tip.
  public init(
    _ tip: any Tip,
    sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    super.init(rootView: AnyView(TipView(AnyTip(tip), action: actionHandler)))
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
