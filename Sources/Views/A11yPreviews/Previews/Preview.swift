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

  /// Creates a preview of a view.
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

/// A view or a view controller of UIKit or AppKit, as a preview may show it.
@MainActor
public protocol _PreviewedObject: AnyObject {
  /// A view that shows the object.
  var _previewedView: any View { get }
}

extension UIView: _PreviewedObject {
  /// A view that shows this one.
  public var _previewedView: any View { PreviewedUIView(view: self) }
}

extension UIViewController: _PreviewedObject {
  /// A view that shows this controller's.
  public var _previewedView: any View { PreviewedUIViewController(controller: self) }
}

extension NSView: _PreviewedObject {
  /// A view that shows this one.
  public var _previewedView: any View { PreviewedNSView(view: self) }
}

extension NSViewController: _PreviewedObject {
  /// A view that shows this controller's.
  public var _previewedView: any View { PreviewedNSViewController(controller: self) }
}

/// Takes the object of a body that is a single expression.
///
/// Bodies with several views are no such body, so the two forms of `#Preview` are told apart.
@resultBuilder
public enum _PreviewedObjectBuilder {
  /// Passes the object through.
  public static func buildBlock(_ object: any _PreviewedObject) -> any _PreviewedObject { object }
}

extension Preview {
  /// Creates a preview of a view or a view controller of UIKit or AppKit.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @_PreviewedObjectBuilder body: @escaping @MainActor () -> any _PreviewedObject
  ) {
    self.init(named: name, traits: traits) { body()._previewedView }
  }
}

private struct PreviewedUIView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct PreviewedUIViewController: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct PreviewedNSView: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

private struct PreviewedNSViewController: NSViewControllerRepresentable {
  let controller: NSViewController
  func makeNSViewController(context: Context) -> NSViewController { controller }
  func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
