// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// A property wrapper that creates the delegate of an app written for older versions of watchOS.
///
/// Declare the property wrapper once, in the app. The delegate is created when the app is launched and receives the
/// app's events. If the delegate is observable, all windows can read it from the environment.
@MainActor
@preconcurrency
@propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject & WKExtensionDelegate>:
  DynamicProperty
{
  private let storage: DelegateStorage<DelegateType>

  /// Creates an instance of the class as the app's delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    storage = DelegateStorage { AppDelegateBridge($0) }
  }

  /// Creates and observes an instance of the class as the app's delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: ObservableObject {
    storage = DelegateStorage { AppDelegateBridge($0) }
  }

  /// Creates and observes an instance of the class as the app's delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: Observable {
    storage = DelegateStorage { AppDelegateBridge($0) }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { storage.delegate }
}

extension WKExtensionDelegateAdaptor where DelegateType: ObservableObject {
  /// The bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: storage.delegate).projectedValue
  }
}

extension WKExtensionDelegateAdaptor: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    storage.install("WKExtensionDelegateAdaptor", in: place)
  }

  package mutating func adopt(_ previous: Self, in place: PropertyPlace) { self = previous }
}
