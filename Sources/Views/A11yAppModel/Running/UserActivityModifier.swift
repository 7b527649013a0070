// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A modifier that offers an activity that can be continued elsewhere.
public struct _UserActivityModifier {
  package let type: String
  /// The closure that describes the activity, or `nil` if there is currently no activity.
  package let describe: ((NSUserActivity) -> Void)?
}

extension _UserActivityModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    offer(activity, node)
    return activity
  }

  package func update(_ node: Node, _ activity: inout NSUserActivity) {
    if activity.activityType != type { activity = NSUserActivity(activityType: type) }
    offer(activity, node)
  }

  package func stop(_ node: Node, _ activity: inout NSUserActivity) {
    node.graph.app?.events.set(node, nil)
  }

  @MainActor
  private func offer(_ activity: NSUserActivity, _ node: Node) {
    node.graph.app?.events.set(node, describe.map { _ in .offers(activity) })
    if let describe { node.graph.react(node) { describe(activity) } }
  }
}
