// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// A scene with a modifier that can also be applied to views.
package struct ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  package let content: Content
  package let modifier: Modifier

  package nonisolated init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedScene: ViewBackedScene {
  package var backing: ModifiedContent<SceneContent<Content>, Modifier> {
    ModifiedContent(content: SceneContent(scene: content), modifier: modifier)
  }
}
