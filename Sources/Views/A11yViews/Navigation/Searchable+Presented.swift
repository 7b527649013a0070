// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Search fields whose program knows whether they are used, and those with suggestions by older names.

extension View {
  /// Gives the screen a search field, and binds whether it is used.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableContent(
      text: text,
      prompt: prompt ?? Text(verbatim: "Search"),
      content: self,
      presented: isPresented
    )
  }
}
