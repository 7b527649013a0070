// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// A scene with a modifier that also works on views.
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

extension Scene {
  /// Sets a value that all windows of the scene inherit.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    ModifiedScene(self, _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets an object that all windows of the scene can read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(self, _EnvironmentObjectModifier(object: object))
  }

  /// Sets the default store of `@AppStorage` in the scene.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }

  /// Changes a value that all windows of the scene inherit.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(
      self,
      _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform)
    )
  }

  /// Runs an action when a value changes, with the old and the new value.
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(self, _ValueActionModifier(value: value, isInitial: initial, action: action))
  }
}
