// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// The appearance of sheets does not affect elements.
extension View {
  /// Sets the possible heights of a sheet.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets the possible heights of a sheet, and binds the current one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// Shows or hides the drag indicator of a sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    self
  }

  /// Sets the background of a sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    self
  }

  /// Rounds the corners of a sheet, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    self
  }

  /// Sets how big the title of a screen is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    self
  }

  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    self
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String
  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A fraction of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// A height that a type says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)")
  }
  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
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

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// The size of the content.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
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

/// A platform that previews are shown for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
