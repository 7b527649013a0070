// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

extension MenuBarExtra where Label == A11yViews.Label<Text, Image> {
  /// Creates an item with a localised title and a picture, inserted while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { A11yViews.Label(titleKey, image: image) }
  }

  /// Creates an item with a localised title and a symbol, inserted while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates an item with a localised title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { A11yViews.Label(titleKey, image: image) }
  }

  /// Creates an item with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { A11yViews.Label(titleKey, systemImage: systemImage) } }
}

extension WindowGroup {
  /// Creates a group of windows with a text as title and an id to open them by.
  @_disfavoredOverload public init(
    _ title: Text,
    id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(title, id: id, content: makeContent) }

  /// Creates a group of windows with a text as title.
  @_disfavoredOverload public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content)
  { self.init(title, content: makeContent) }

  /// Creates a group of windows with an id to open them by.
  @_disfavoredOverload public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, content: makeContent)
  }

  /// Creates a group of windows.
  @_disfavoredOverload public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }
}

extension EnvironmentValues {
  /// How the labels of toolbars look.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
