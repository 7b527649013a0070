import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if something did.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from an address. Nothing is loaded here, so what stands in for it is met.
public struct AsyncImage<Content: View> {
  package let content: Content

  /// Makes a picture with a view for each phase of its loading.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Makes a picture with a view that stands in until it is loaded.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }
}

extension AsyncImage where Content == Image {
  /// Makes a picture. Without words of its own it is not met.
  public init(url: URL?, scale: CGFloat = 1) { content = Image(decorative: "") }
}

extension AsyncImage: View {
  /// What stands in.
  public var body: some View { content }
}
