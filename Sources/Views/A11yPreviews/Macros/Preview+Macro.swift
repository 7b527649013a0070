// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

/// Shows a view by itself, to be listed, heard and tested.
///
/// ```swift
/// #Preview("Sign up") {
///   SignUpForm()
/// }
/// ```
///
/// `swift run MyApp --previews` lists the previews of an app, and `--preview "Sign up"` opens one.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

/// Shows a view or a view controller of UIKit or AppKit by itself.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @_PreviewedObjectBuilder body: @escaping @MainActor () -> any _PreviewedObject
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

/// Creates a variable in the body of a `#Preview` a property of the view that it shows.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
