// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Shows a view in a popover while a binding is `true`. On a device with a compact width, the view is shown in a
  /// sheet instead.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(covering: isPresented, nil, content, frame: .popover, adapts: true)
    )
  }

  /// Shows a view for an item in a popover while the item is not `nil`. On a device with a compact width, the view is
  /// shown in a sheet instead.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(covering: item, nil, content, frame: .popover, adapts: true))
  }

  /// Sets the form that the popover containing the view takes if the width is compact.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    preference(key: CompactAdaptationKey.self, value: adaptation)
  }

  /// Sets the form that the popover containing the view takes if the width or height is compact. Only the form for a
  /// compact width has an effect.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}

/// A preference key that a popover's content uses to specify the popover's form for a compact width.
package enum CompactAdaptationKey: PreferenceKey {
  package static var defaultValue: PresentationAdaptation { .automatic }
  package static func reduce(
    value: inout PresentationAdaptation,
    nextValue: () -> PresentationAdaptation
  ) {
    let next = nextValue()
    if next != .automatic { value = next }
  }
}

extension Element {
  /// The element that represents a sheet.
  package static var sheet: Element { Element(.dialog, traits: .isModal, actions: .escape) }

  /// The element that represents a popover, which the user can close in the same way as a sheet.
  static var popover: Element { Element(.window, traits: .isModal, actions: .escape) }

  /// Returns the element for a popover on a device with a compact width. By default, the popover becomes a sheet
  /// (https://developer.apple.com/documentation/swiftui/presentationadaptation).
  func adapted(by adaptation: PresentationAdaptation) -> Element {
    switch adaptation {
    case .popover, .none: self
    case .fullScreenCover: .cover
    default: .sheet
    }
  }
}
