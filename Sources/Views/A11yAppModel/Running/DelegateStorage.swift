// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import OpenCombine

/// The storage for an adaptor's delegate; the delegate is created at the first access or when the app is launched.
@MainActor
package final class DelegateStorage<Delegate: AnyObject> {
  private var made: Delegate?
  private var cell: AnyCell?
  private let bridge: @MainActor (Delegate) -> AppDelegateBridge

  package nonisolated init(_ bridge: @escaping @MainActor (Delegate) -> AppDelegateBridge) {
    self.bridge = bridge
  }

  package var delegate: Delegate {
    if let made { return made }
    guard let delegate = DelegateMaker.make(Delegate.self) as? Delegate else {
      fatalError("\(Delegate.self) cannot be created")
    }
    made = delegate
    return delegate
  }

  /// Installs the delegate as the app's delegate.
  package func install(_ adaptor: String, in place: PropertyPlace) {
    let delegate = delegate
    if let complaint = place.graph.delegateComplaint(adaptor, in: place.node) {
      fatalError(complaint)
    }
    place.graph.app?.launch(bridge(delegate))
  }
}

extension ViewGraph {
  /// Returns the reason that a delegate cannot be declared in a node, or `nil` if it can be declared there.
  package func delegateComplaint(_ adaptor: String, in node: Node) -> String? {
    let cure = "Declare @\(adaptor) once, as a property of the structure that conforms to App."
    guard let app, node is any AppBodyNode else {
      return "@\(adaptor) is declared in \(node.viewName), which is not an App. \(cure)"
    }
    if let known = app.life.delegate?.delegate {
      return "\(app.name) declares more than one delegate; it already has \(type(of: known)). "
        + cure
    }
    return nil
  }
}

/// The node that evaluates an app's body.
@MainActor
private protocol AppBodyNode: Node {}

extension BodyNode: AppBodyNode where V: AppBodyView {}

/// A view that contains an app's body.
@MainActor
package protocol AppBodyView: View {}

extension AppBody: AppBodyView {}
