// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yDrawing
import A11yViews
import Foundation

/// A trait that determines how a preview is displayed. Sizes and orientations do not affect speech.
public struct PreviewTrait<T>: Sendable {
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init(apply: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }) { self.apply = apply }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that shows the preview on the device's screen.
  public static var defaultLayout: Self { Self() }
  /// A trait that fits the preview to its content.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Returns a trait for a preview with a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// A trait for the portrait orientation.
  public static var portrait: Self { Self() }
  /// A trait for the upside-down portrait orientation.
  public static var portraitUpsideDown: Self { Self() }
  /// A trait for the landscape orientation in which the device has been rotated to the left.
  public static var landscapeLeft: Self { Self() }
  /// A trait for the landscape orientation in which the device has been rotated to the right.
  public static var landscapeRight: Self { Self() }
  /// A trait that shows the preview as it appears in Assistive Access.
  public static var assistiveAccess: Self { Self() }

  /// Returns a trait that applies a modifier to the preview. All previews with this modifier share the same context.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  /// Creates a trait that combines several traits.
  public init(_ traits: Self...) {
    self.init { view in traits.reduce(view) { $1.apply($0) } }
  }
}

/// A modifier for previews that also provides a context, which is shared by all previews with this modifier.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The preview's view.
  typealias Content = AnyView

  /// Creates the context that the previews share.
  static func makeSharedContext() async throws -> Context
  /// Returns the view after the modifier has been applied.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context for the previews.
  public static func makeSharedContext() async throws {}
}

/// A view that shows a preview as soon as the modifier's shared context has been created.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?
  @State private var failure: String?

  init(modifier: M, content: AnyView) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else if let failure {
      Text(verbatim: failure)
    } else {
      EmptyView().task {
        do {
          context = try await M.makeSharedContext()
        } catch {
          failure = "\(M.self): \(error)"
        }
      }
    }
  }
}
