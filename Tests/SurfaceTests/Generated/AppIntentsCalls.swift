// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import AppIntents
import SwiftUI

@MainActor
private func call0<Viewed: View, I: AppIntent>(
  _ view: Viewed,
  _ p0: AccessibilityActionKind,
  _ p1: I
) { _ = view.accessibilityAction(p0, intent: p1) }

@MainActor
private func call1<Viewed: View, I: AppIntent>(_ view: Viewed, _ p0: Text, _ p1: I) {
  _ = view.accessibilityAction(named: p0, intent: p1)
}

@MainActor
private func call2<Viewed: View, I: AppIntent>(_ view: Viewed, _ p0: LocalizedStringKey, _ p1: I) {
  _ = view.accessibilityAction(named: p0, intent: p1)
}

@MainActor
private func call3<Viewed: View, I: AppIntent>(
  _ view: Viewed,
  _ p0: LocalizedStringResource,
  _ p1: I
) { _ = view.accessibilityAction(named: p0, intent: p1) }

@MainActor
private func call4<Viewed: View, S: StringProtocol, I: AppIntent>(_ view: Viewed, _ p0: S, _ p1: I)
{ _ = view.accessibilityAction(named: p0, intent: p1) }

@MainActor
private func call5<Viewed: View, I: AppIntent, Label: View>(
  _ view: Viewed,
  _ p0: I,
  _ p1: () -> Label
) { _ = view.accessibilityAction(intent: p0, label: p1) }

@MainActor
private func call6<Viewed: View>(_ view: Viewed, _ p0: SiriTipViewStyle) {
  _ = view.siriTipViewStyle(p0)
}

@MainActor
private func call7<Viewed: View>(_ view: Viewed, _ p0: ShortcutsLinkStyle) {
  _ = view.shortcutsLinkStyle(p0)
}
