// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A program that consists of scenes.
///
/// Declare a structure that conforms to this protocol, mark it with `@main`, and list its scenes in ``body``. The app's
/// state lasts as long as the program runs and is shared by all scenes.
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

  /// Creates the app before anything is shown.
  @MainActor @preconcurrency init()
}

/// A view that wraps an app, so that the app's properties are installed and its body is evaluated like a view's body.
package struct AppBody<A: App>: View, PropertyCarrying {
  package let app: A
  package var body: SceneContent<A.Body> { SceneContent(scene: app.body) }
}
