// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A view that is declared with `#Preview` or a `PreviewProvider`, and that can be listed, listened to and tested
/// separately.
///
/// ```swift
/// for preview in Preview.all {
///   let session = try await Session(preview)
///   #expect(session.openingWords.isEmpty == false)
/// }
/// ```
public struct Preview {
  /// The type of the traits that apply to previews of views.
  public enum ViewTraits {}

  /// The name given to the preview, or `nil` if no name was given.
  public let displayName: String?
  /// The module and file of the preview, in the form of `#fileID`, or `nil` for a `PreviewProvider`.
  public internal(set) var fileID: String?
  /// The line on which the preview is declared, or `nil` for a `PreviewProvider`.
  public internal(set) var line: Int?
  /// A name that is unique among the program's previews.
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

  /// The preview's view after its traits have been applied.
  @MainActor
  public var view: AnyView {
    traits.reduce(Self.erased(content())) { view, trait in trait.apply(view) }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}

/// A UIKit or AppKit view or view controller that a preview can show.
@MainActor
public protocol _PreviewedObject: AnyObject {
  /// A view that shows the UIKit or AppKit object.
  var _previewedView: any View { get }
}

extension UIView: _PreviewedObject {
  /// A view that shows this UIKit view.
  public var _previewedView: any View { PreviewedUIView(view: self) }
}

extension UIViewController: _PreviewedObject {
  /// A view that shows the content of this UIKit view controller.
  public var _previewedView: any View { PreviewedUIViewController(controller: self) }
}

extension NSView: _PreviewedObject {
  /// A view that shows this AppKit view.
  public var _previewedView: any View { PreviewedNSView(view: self) }
}

extension NSViewController: _PreviewedObject {
  /// A view that shows the content of this AppKit view controller.
  public var _previewedView: any View { PreviewedNSViewController(controller: self) }
}

/// A result builder for a body that consists of a single UIKit or AppKit object.
///
/// The builder rejects a body with several views, so that the compiler can tell the two forms of `#Preview` apart.
@resultBuilder
public enum _PreviewedObjectBuilder {
  /// Returns the UIKit or AppKit object unchanged.
  public static func buildBlock(_ object: any _PreviewedObject) -> any _PreviewedObject { object }
}

extension Preview {
  /// Creates a preview of a UIKit or AppKit view or view controller.
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
