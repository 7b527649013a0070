// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension View {
  /// Sets the space around sections, in points.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { self }

  /// Sets the mark of a section in the index beside a list. It is not drawn here.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the mark of a section in the index beside a list. It is not drawn here.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Shows or hides the index beside a list.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets whether a section can be collapsed in a sidebar.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }

  /// Sets the colour of a row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets whether every second row has another background.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  /// Shows or hides the headers of columns. They are said all the same.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

/// The colour of a row.
public struct ListItemTint: Sendable {
  /// This colour, always.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// This colour, unless the user has chosen another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// No colour.
  public static let monochrome = ListItemTint()
}

/// Whether every second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It has.
  public static let enabled = Self(name: "enabled")
  /// It has not.
  public static let disabled = Self(name: "disabled")
}
