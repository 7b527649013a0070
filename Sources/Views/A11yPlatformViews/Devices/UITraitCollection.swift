// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The traits on which views depend, such as size classes and the light or dark style.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // The class's only property is constant, but the compiler does not verify the sendability of an open class.
  private let traits: Traits

  private struct Traits: Equatable {
    var style = UIUserInterfaceStyle.light
    var idiom = UIUserInterfaceIdiom(CurrentHost.device)
    var horizontal = UIUserInterfaceSizeClass(CurrentHost.device.horizontalSizeClass)
    var vertical = UIUserInterfaceSizeClass(CurrentHost.device.verticalSizeClass)
    var scale = CurrentHost.device.screenScale
    var category = UIContentSizeCategory.large
    var contrast = UIAccessibilityContrast.normal
  }

  /// Creates the traits of the device that the session simulates.
  public override init() { traits = Traits() }

  /// Creates the traits that a SwiftUI view passes through its environment.
  package init(_ environment: EnvironmentValues) {
    var traits = Traits()
    traits.style = environment.colorScheme == .dark ? .dark : .light
    traits.horizontal = environment.horizontalSizeClass == .regular ? .regular : .compact
    traits.vertical = environment.verticalSizeClass == .compact ? .compact : .regular
    traits.category = UIContentSizeCategory(environment.dynamicTypeSize)
    self.traits = traits
  }

  /// The traits for code outside views, which are the traits of the session's device.
  public static var current: UITraitCollection { UITraitCollection() }
  /// The trait for the light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// The type of device that shows the views.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The number of pixels per point.
  open var displayScale: CGFloat { CGFloat(traits.scale) }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
  /// The color contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  /// Returns whether two sets of traits result in different colors.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  func isSame(as other: UITraitCollection) -> Bool { traits == other.traits }
}

extension UIContentSizeCategory {
  fileprivate init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}
