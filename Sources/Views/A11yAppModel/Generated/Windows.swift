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
