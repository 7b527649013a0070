// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String
  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
}

extension PresentationDetent {
  /// What a height is made of. Nothing is measured here.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height, in points.
    public var maxDetentValue: CGFloat { 0 }
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that a program makes. It is never asked.
public protocol CustomPresentationDetent {
  /// What a height is made of.
  typealias Context = PresentationDetent.Context
  /// The height, in points; `nil` for none.
  static func height(in context: Context) -> CGFloat?
}

/// Shows views during development: each conforming type is one preview of the program.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
  /// The platform that it is shown for.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// That of the program.
  public static var platform: PreviewPlatform? { nil }
}
