// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A gesture of UIKit on a view of SwiftUI. Accepted: no gesture of fingers is ever found.
@MainActor
@preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// What finds the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the gesture is found in.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// Makes what finds the gesture. It is never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates what finds the gesture. It is never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on the gesture. It is never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator. It is never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Turns places of the view into others.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// A gesture of AppKit on a view of SwiftUI. Accepted: no gesture of a pointer is ever found.
@MainActor
@preconcurrency
public protocol NSGestureRecognizerRepresentable {
  /// What finds the gesture.
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the gesture is found in.
  typealias Context = NSGestureRecognizerRepresentableContext<Self>

  /// Makes what finds the gesture. It is never called.
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
  /// Updates what finds the gesture. It is never called.
  func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Acts on the gesture. It is never called.
  func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)
}

extension NSGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateNSGestureRecognizer(
    _ recognizer: NSGestureRecognizerType,
    context: Context
  ) {}
  /// Does nothing.
  public func handleNSGestureRecognizerAction(
    _ recognizer: NSGestureRecognizerType,
    context: Context
  ) {}
}
