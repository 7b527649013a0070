// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A program that consists of scenes.
///
/// Declare a structure that conforms to this protocol, mark it with `@main`, and list its scenes in ``body``. All
/// scenes share the app's state, which lasts as long as the program runs.
///
/// ```swift
/// @main
/// struct Greeter: App {
///   var body: some Scene {
///     WindowGroup("Greeter") { Text("Hello world") }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app before any scene is shown.
  @MainActor @preconcurrency init()
}

/// A view that wraps an app. The wrapper allows the app's properties to be installed, and its body to be evaluated,
/// like those of a view.
package struct AppBody<A: App>: View, PropertyCarrying {
  package let app: A
  package var body: SceneContent<A.Body> { SceneContent(scene: app.body) }
}
