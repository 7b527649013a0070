// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import SwiftUI
import Translation

@MainActor
private func call0<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: String,
  _ p2: PopoverAttachmentAnchor,
  _ p3: Edge,
  _ p4: ((String) -> Void)?
) {
  _ = view.translationPresentation(
    isPresented: p0,
    text: p1,
    attachmentAnchor: p2,
    arrowEdge: p3,
    replacementAction: p4
  )
}

@MainActor
private func call1<Viewed: View>(
  _ view: Viewed,
  _ p0: TranslationSession.Configuration?,
  _ p1: @escaping (_ session: TranslationSession) async -> Void
) { _ = view.translationTask(p0, action: p1) }

@MainActor
private func call2<Viewed: View>(
  _ view: Viewed,
  _ p0: Locale.Language?,
  _ p1: Locale.Language?,
  _ p2: @escaping (_ session: TranslationSession) async -> Void
) { _ = view.translationTask(source: p0, target: p1, action: p2) }
