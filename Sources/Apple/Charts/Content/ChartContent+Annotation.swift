// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Shows a view at each mark. VoiceOver reads the view after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content())) }
  }

  /// Shows a view at each mark. VoiceOver reads the view after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content())) }
  }

  /// Shows a view that is created from the mark's context at each mark. VoiceOver reads the view after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content(AnnotationContext()))) }
  }

  /// Shows a view that is created from the mark's context at each mark. VoiceOver reads the view after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content(AnnotationContext()))) }
  }
}
