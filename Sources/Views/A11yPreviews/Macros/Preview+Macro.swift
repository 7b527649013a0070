// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

/// Declares a preview of a view. Each preview can be listed, listened to and tested separately.
///
/// `swift run MyApp --previews` lists an app's previews, and `--preview "Sign up"` opens the preview named "Sign up".
///
/// ```swift
/// #Preview("Sign up") {
///   SignUpForm()
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit or AppKit view or view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @_PreviewedObjectBuilder body: @escaping @MainActor () -> any _PreviewedObject
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

/// Turns a variable in the body of a `#Preview` into a property of the previewed view.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
