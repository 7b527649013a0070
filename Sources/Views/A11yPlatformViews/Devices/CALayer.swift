// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A drawing layer. This class does not affect accessibility elements.
@MainActor
@preconcurrency
open class CALayer: NSObject {
  /// The radius of the layer's corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the layer's border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the layer's border.
  open var borderColor: CGColor?
  /// Whether content outside the layer is clipped.
  open var masksToBounds = false
  /// The layer's opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The opacity of the layer's shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the layer's shadow, in points.
  open var shadowRadius: CGFloat = 0
  /// The offset of the layer's shadow.
  open var shadowOffset = CGSize.zero
  /// The color of the layer's shadow.
  open var shadowColor: CGColor?
  /// The shape of the layer's shadow.
  open var shadowPath: CGPath?
  /// The layer's background color.
  open var backgroundColor: CGColor?
  /// The curve that forms the layer's rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layer corners that are rounded.
  open var maskedCorners = CACornerMask.all
  /// The layer's frame, in points.
  open var frame = CGRect.zero
  /// The layer's bounds, in points.
  open var bounds = CGRect.zero
  /// A layer that masks this layer.
  open var mask: CALayer?
  /// The sublayers.
  public private(set) final var sublayers: [CALayer]?
  /// Adds a layer.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Inserts a layer.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
}
