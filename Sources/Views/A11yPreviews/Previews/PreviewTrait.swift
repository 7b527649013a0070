// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yDrawing
import A11yViews
import Foundation

/// How a preview is shown. Sizes and orientations do not change what is heard.
public struct PreviewTrait<T>: Sendable {
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init(apply: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }) { self.apply = apply }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// On the device's screen.
  public static var defaultLayout: Self { Self() }
  /// As small as the content.
  public static var sizeThatFitsLayout: Self { Self() }
  /// In a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// On the left side.
  public static var landscapeLeft: Self { Self() }
  /// On the right side.
  public static var landscapeRight: Self { Self() }
  /// With the content around a corner, on a desk.
  public static var assistiveAccess: Self { Self() }

  /// Changed by a modifier, with what the modifier makes for all its previews.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  /// Several traits as one.
  public init(_ traits: Self...) {
    self.init { view in traits.reduce(view) { $1.apply($0) } }
  }
}

/// Changes previews, with something that it makes for all of them.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What is shared.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The preview's view.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview that appears once its modifier has made what it needs.
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
