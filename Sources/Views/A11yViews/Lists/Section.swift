// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A section in a list or form. The section's header, if there is one, is exposed as a heading.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package var isExpanded: Binding<Bool>?
  package var isCollapsible: Bool?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The body of the view.
  public var body: some View {
    if let isExpanded {
      ExpandableSection(
        isExpanded: isExpanded,
        isCollapsible: isCollapsible ?? true,
        header: header,
        content: content
      )
    } else if isCollapsible == true {
      CollapsibleSection(header: header, content: content)
    } else {
      header.accessibilityAddTraits(.isHeader)
      content
    }
    footer
  }
}

extension Section: SectionedView where Parent: View, Content: View, Footer: View {
  var headerViews: SubviewsCollection { SubviewsCollection(of: header) }
  var contentViews: SubviewsCollection { SubviewsCollection(of: content) }
  var footerViews: SubviewsCollection { SubviewsCollection(of: footer) }
}
