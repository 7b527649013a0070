// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A widget configuration with additional information.
package struct NamedWidgetConfiguration<Base: WidgetConfiguration> {
  package let base: Base
  package let change: (inout _WidgetKind) -> Void

  package nonisolated init(_ base: Base, _ change: @escaping (inout _WidgetKind) -> Void) {
    self.base = base
    self.change = change
  }
}

extension NamedWidgetConfiguration: WidgetConfiguration {
  package typealias Body = Never

  package var _kind: _WidgetKind {
    var kind = base._kind
    change(&kind)
    return kind
  }
}

extension WidgetConfiguration {
  /// Sets the widget's name, which is spoken when the cursor enters the widget.
  nonisolated public func configurationDisplayName(
    _ displayName: Text
  ) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { $0.displayName = displayName.spoken }
  }

  /// Sets the widget's description. The description is never spoken, because a11ynav has no widget gallery.
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { $0.description = description.spoken }
  }

  /// Sets the widget families that the widget supports. By default, a snapshot shows the first supported family.
  nonisolated public func supportedFamilies(
    _ families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { $0.families = families }
  }
}
