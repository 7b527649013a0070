// SPDX-License-Identifier: MIT

import A11yPlatformViews
@_spi(Nodes) import A11yViewGraph
import A11yViews

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
  /// Makes a preview of a view or a view controller of UIKit or AppKit.
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
