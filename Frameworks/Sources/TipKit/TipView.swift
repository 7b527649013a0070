// SPDX-License-Identifier: MIT

import SwiftUI

/// A tip that is shown among other views, with its title, message and actions, and a button that closes the tip.
public struct TipView<Content: Tip> {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// Creates a view that shows a tip while it is eligible.
  public init(
    _ tip: Content,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// Creates a view that shows a tip, if there is one, while it is eligible.
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
  /// Creates a view that shows a tip of any type, if there is one, while it is eligible.
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

/// A type-erased tip.
public struct AnyTip: Tip {
  private let tip: any Tip
  /// Erases the type of a tip.
  public init(_ tip: any Tip) { self.tip = (tip as? AnyTip)?.tip ?? tip }
  /// The tip's identifier.
  public var id: String { tip.id }
  /// The tip's title.
  public var title: Text { tip.title }
  /// The tip's message.
  public var message: Text? { tip.message }
  /// The tip's image, which is not announced.
  public var image: Image? { tip.image }
  /// The tip's actions.
  public var actions: [Action] { tip.actions }
  /// The rules that determine when the tip can be shown.
  public var rules: [Rule] { tip.rules }
}

/// A tip in the environment's style.
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

/// The program's handler for a tip's actions, which buttons call on the main actor.
// `run` is constant and is called only by a tip's buttons, on the main actor.
private struct UncheckedHandler: @unchecked Sendable {
  let run: (Tips.Action) -> Void
}
