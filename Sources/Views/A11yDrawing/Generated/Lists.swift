// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension View {
  /// Sets the margins of list sections, in points.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { self }

  /// Sets the label of a section in the index beside a list. It is not drawn.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of a section in the index beside a list. It is not drawn.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Shows or hides the index beside a list.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets whether a section can be collapsed in a sidebar.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }

  /// Sets the tint of a list row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets whether alternating rows have a different background.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  /// Shows or hides column headers. They are spoken in both cases.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

/// The tint of a list row.
public struct ListItemTint: Sendable {
  /// Returns a fixed tint.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// Returns a tint that applies unless the user has chosen another color.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A tint without color.
  public static let monochrome = ListItemTint()
}

/// Whether alternating rows have a different background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Alternating rows have a different background.
  public static let enabled = Self(name: "enabled")
  /// All rows have the same background.
  public static let disabled = Self(name: "disabled")
}
