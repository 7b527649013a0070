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

/// How corners are curved.
public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

/// A layer with a gradient. It does not affect elements.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the gradient begins.
  open var startPoint = CGPoint.zero
  /// Where the gradient ends.
  open var endPoint = CGPoint.zero
}

/// The seconds since the device was started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
