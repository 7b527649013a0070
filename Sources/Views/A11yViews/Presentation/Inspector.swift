// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Shows an inspector with details while a binding is `true`. The inspector appears beside the view. If the width is
  /// compact, the inspector appears in a sheet
  /// (https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)).
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }
}

/// A modifier that shows an inspector beside its content or in front of it.
private struct InspectorModifier<Inspector: View> {
  @Environment(\.isCompact) private var isCompact
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  nonisolated init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.sheet(isPresented: isCompact ? isPresented : .constant(false), content: inspector)
    if !isCompact, isPresented.wrappedValue { inspector() }
  }
}
