// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// These declarations provide sections whose content can be shown and hidden.
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose content is shown only while a binding is `true`.
  ///
  /// In a sidebar, the section's header is both a heading and a button. The header announces "expanded" or "collapsed"
  /// and changes the binding. Outside a sidebar, the section's header is only a heading, and only the program can
  /// change the binding.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can show and hide the section's content in a sidebar.
  ///
  /// If a collapsible section has no binding, the section itself stores whether it is expanded, and is initially
  /// expanded.
  public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}

/// A section that is expanded only while a binding is `true`.
package struct ExpandableSection<Header: View, Content: View>: View {
  @Environment(\.isSidebar) private var isSidebar
  package let isExpanded: Binding<Bool>
  package let isCollapsible: Bool
  package let header: Header
  package let content: Content

  package var body: some View {
    if isSidebar, isCollapsible, Header.self != EmptyView.self {
      DisclosureButton(isExpanded: isExpanded, content: header).accessibilityAddTraits(.isHeader)
    } else {
      header.accessibilityAddTraits(.isHeader)
    }
    if isExpanded.wrappedValue { content }
  }
}

/// A section that itself stores whether its content is shown.
package struct CollapsibleSection<Header: View, Content: View>: View {
  @State private var isExpanded = true
  package let header: Header
  package let content: Content

  package var body: some View {
    ExpandableSection(
      isExpanded: $isExpanded,
      isCollapsible: true,
      header: header,
      content: content
    )
  }
}
