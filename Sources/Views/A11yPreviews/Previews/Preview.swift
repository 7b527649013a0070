// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A view that a `#Preview` or a `PreviewProvider` shows, to be listed, heard and tested by itself.
///
/// ```swift
/// for preview in Preview.all {
///   let session = try await Session(preview)
///   #expect(session.openingWords.isEmpty == false)
/// }
/// ```
public struct Preview {
  /// The traits of previews that show a view.
  public enum ViewTraits {}

  /// The name, as given; `nil` if none was.
  public let displayName: String?
  /// The module and the file, as `#fileID` has them; `nil` for a `PreviewProvider`.
  public internal(set) var fileID: String?
  /// The line; `nil` for a `PreviewProvider`.
  public internal(set) var line: Int?
  /// A name that no other preview of the program has.
  public internal(set) var name: String
  let traits: [PreviewTrait<ViewTraits>]
  let content: @MainActor () -> any View

  /// Makes a preview of a view.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(named: name, traits: traits, content: body)
  }

  package init(
    named name: String?,
    traits: [PreviewTrait<ViewTraits>] = [],
    content: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.name = name ?? ""
    self.traits = traits
    self.content = content
  }

  /// The preview's view, with what its traits add.
  @MainActor
  public var view: AnyView {
    traits.reduce(Self.erased(content())) { view, trait in trait.apply(view) }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}
