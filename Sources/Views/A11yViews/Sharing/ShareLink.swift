// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A button that, when activated, shares values with other programs.
///
/// When the button is activated, the session only reports that there are no programs with which to share values.
public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
> where Data.Element: Transferable {
  package let label: Label

  /// Creates a button that shares several values at once.
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
  /// The body of the view.
  public var body: some View { ShareButton(content: label) }
}

private struct ShareButton<Content: View>: ElementView {
  let content: Content
  func element(in context: ElementContext) -> Element {
    Element(control: .button, labelled: context)
  }
}
