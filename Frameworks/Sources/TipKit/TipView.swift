// SPDX-License-Identifier: MIT

import SwiftUI

/// A tip among other views: its title and message, its actions, and a button that closes it.
public struct TipView<Content: Tip> {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// Shows a tip while it is to be shown.
  public init(
    _ tip: Content,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// Shows a tip, if there is one, while it is to be shown.
  public init(
    _ tip: Content?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }
}

extension TipView where Content == AnyTip {
  /// Shows a tip of any type, if there is one, while it is to be shown.
  public init(
    _ tip: (any Tip)?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip.map(AnyTip.init)
    self.action = action
  }
}

extension TipView: View {
  /// The tip.
  public var body: some View {
    if let tip, tip.shouldDisplay { TipBody(tip: AnyTip(tip), action: action) }
  }
}

/// A tip whose type is hidden.
public struct AnyTip: Tip {
  private let tip: any Tip
  /// Hides the type of a tip.
  public init(_ tip: any Tip) { self.tip = (tip as? AnyTip)?.tip ?? tip }
  /// The tip's name.
  public var id: String { tip.id }
  /// What it is about.
  public var title: Text { tip.title }
  /// What it says.
  public var message: Text? { tip.message }
  /// An image, which is not heard.
  public var image: Image? { tip.image }
  /// What the user can do about it.
  public var actions: [Action] { tip.actions }
  /// When it may be shown.
  public var rules: [Rule] { tip.rules }
}

/// A tip in its style.
struct TipBody {
  @Environment(\.tipViewStyle) private var style
  let tip: AnyTip
  let action: (Tips.Action) -> Void

  init(tip: AnyTip, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
    self.action = action
  }
}

extension TipBody: View {
  var body: some View {
    style.make(TipViewStyleConfiguration(tip: tip, actions: actions))
  }

  private var actions: [Tips.Action] {
    tip.actions.enumerated().map { index, given in
      var own = Tips.Action(id: given.id, perform: given.handler, given.label)
      own.index = index
      let known = own
      let handle = UncheckedHandler(run: action)
      own = Tips.Action(
        id: given.id,
        perform: {
          given.handler(); handle.run(known)
        },
        given.label
      )
      own.index = index
      return own
    }
  }
}

/// The program's handler of a tip's actions. Buttons call it, on the main actor.
// `run` is constant, and only called by the buttons of a tip, on the main actor.
private struct UncheckedHandler: @unchecked Sendable {
  let run: (Tips.Action) -> Void
}
