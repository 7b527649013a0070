// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Gives the screen a subtitle, which is said after the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }

  /// Gives the screen the text of a resource as its subtitle, which is said after the title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(
    _ subtitleResource: LocalizedStringResource
  ) -> some View { navigationSubtitle(Text(subtitleResource)) }

  /// Gives the screen a string as its subtitle, which is said after the title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}

private struct SubtitleModifier {
  let subtitle: Text
}

extension SubtitleModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbar { ToolbarItem(placement: .subtitle) { subtitle } }
  }
}
