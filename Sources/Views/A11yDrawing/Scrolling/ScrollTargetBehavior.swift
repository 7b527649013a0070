// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Where scrolling stops. Nothing is scrolled, so it is never called.
@MainActor
@preconcurrency
public protocol ScrollTargetBehavior {
  /// What is known of a scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What is known of a scroll view when its behaviour is asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What scrolling is like.
  typealias Properties = ScrollTargetBehaviorProperties

  /// Changes where scrolling stops.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What scrolling is like.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// As usual.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What is known of a scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero, anchor: nil) }
  /// How fast it is, in points a second.
  public var velocity: CGVector { .zero }
  /// The size of the content, in points.
  public var contentSize: CGSize { .zero }
  /// The size of the scroll view, in points.
  public var containerSize: CGSize { .zero }
  /// In which directions it scrolls.
  public var axes: Axis.Set { .vertical }
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}

/// Stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  nonisolated public init() {}
}

/// Stops at whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are scrolled at once.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    /// The default.
    public static let automatic = Self(name: "automatic")
    /// As many as fit.
    public static let always = Self(name: "always")
    /// As many as the finger scrolls.
    public static let never = Self(name: "never")
    /// One.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = Self(name: "alwaysByFew")
  }

  /// Makes the behaviour.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Makes the behaviour, with views at a place.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

/// Stops anywhere.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Erases the type of a behaviour.
  nonisolated public init<B: ScrollTargetBehavior>(_ base: B) {}
}
