// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A button that shares values with other programs.
///
/// There are none here: activating it has no effect, and the session says so.
public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
> where Data.Element: Transferable {
  package let label: Label

  /// Shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink: View {
  /// The button.
  public var body: some View { ShareButton(content: label) }
}

private struct ShareButton<Content: View>: ElementView {
  let content: Content
  func element(in context: ElementContext) -> Element {
    Element(control: .button, labelled: context)
  }
}
