// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A layer that is drawn. It does not affect elements.
@MainActor
@preconcurrency
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// Whether content outside is cut off.
  open var masksToBounds = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 0
  /// How far the shadow is moved.
  open var shadowOffset = CGSize.zero
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The shape of the shadow.
  open var shadowPath: CGPath?
  /// The colour of the layer.
  open var backgroundColor: CGColor?
  /// How the corners are curved.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners = CACornerMask.all
  /// The rectangle of the layer, in points.
  open var frame = CGRect.zero
  /// The layer's own rectangle, in points.
  open var bounds = CGRect.zero
  /// What cuts the layer off.
  open var mask: CALayer?
  /// The layers in it.
  public private(set) final var sublayers: [CALayer]?
  /// Adds a layer.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Inserts a layer.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
}
